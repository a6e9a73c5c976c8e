import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/page.css';

mount(App, { target: document.getElementById('app')! });

// The page works without a network once it has been here; in development nothing is kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener(
    'load',
    () => void navigator.serviceWorker.register('./service-worker.js').catch(() => {}),
  );
