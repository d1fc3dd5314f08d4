import { expect, it } from 'vitest';
import { inkOn } from '../ink';

it.each([
  ['#0E7C66', '#ffffff'],
  ['#0B0E14', '#ffffff'],
  ['#F5C451', '#0b0e14'],
  ['#FFFFFF', '#0b0e14'],
])('on %s one reads %s', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink);
});
