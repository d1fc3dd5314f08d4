import { isRed, nameOf, type Card } from '../../../src/card-room/rules/cards.js';
import { el } from '../page/dom';

const classOf = (card: Card) => (isRed(card) ? 'face red' : 'face');

const corners = (card: Card) => {
  const name = nameOf(card);
  return [
    el('b', {}, name.slice(0, -1), el('i', {}, name.slice(-1))),
    el('span', { class: 'pip', 'aria-hidden': 'true' }, name.slice(-1)),
  ];
};

/** A card that lies on the table. */
export const cardFace = (card: Card): HTMLElement => el('span', { class: classOf(card) }, ...corners(card));

export interface CardButton {
  card: Card;
  isChosen: boolean;
  isOffered: boolean;
  press: () => void;
}

/** A card of the player's own hand. */
export const cardButton = ({ card, isChosen, isOffered, press }: CardButton): HTMLElement =>
  el(
    'button',
    {
      type: 'button',
      class: classOf(card),
      'aria-pressed': String(isChosen),
      disabled: !isOffered,
      onclick: press,
    },
    ...corners(card),
  );
