// What each game brings to the board view: its hand, its panels, its words. All else is shared.
import type { Component } from 'svelte';
import type { Geometry } from '../board/geometry';
import type { Game } from '../game/game.svelte';
import type { Hand } from '../game/hand.svelte';
import type { RuledOut } from '../game/retreats.svelte';
import { aprils } from '../aprils/system';
import { rally } from '../rally/system';

export interface System<H extends Hand = Hand> {
  hand(game: Game): H;
  Table: Component<{ game: Game; hand: H; onhex: (hex: string | null) => void }>; // the left rail
  Work: Component<{ game: Game; hand: H; ruledOut: RuledOut[] }>; // what is in hand, the right rail
  Buttons: Component<{ game: Game; hand: H }>; // that end what is asked
  Overlay?: Component<{ game: Game; hand: H; geometry: Geometry }>; // drawn on the map
  chip(game: Game): string; // what the left rail holds, in a word, where there is no room for it
  detail(game: Game, hand: H): string; // the small line under what is asked
  purseWords(game: Game): string; // the cup, or command points, read aloud
}

// A system is used only with the hand that it has made.
export const systemOf = (game: Game): System =>
  (game.battle.game === 'rally' ? rally : aprils) as unknown as System;
