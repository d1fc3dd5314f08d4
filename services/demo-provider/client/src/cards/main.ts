import { startPage } from '../page/start-page';
import '../styles/cards.css';
import { byId } from '../page/dom';
import { CardsClient } from './cards-client';
import { CardsPage } from './cards-page';
import { cardTextsOf } from './text';

void startPage({
  client: (language) => new CardsClient(language),
  gameOf: ({ room }) => room,
  textsOf: cardTextsOf,
  show(parts) {
    const page = new CardsPage(parts);
    page.render(byId('cards'));
    void page.follow();
  },
});
