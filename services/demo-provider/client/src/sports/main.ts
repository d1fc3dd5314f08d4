import { startPage } from '../page/start-page';
import '../styles/sports.css';
import '../styles/sports-slip.css';
import { byId } from '../page/dom';
import { SportsClient } from './sports-client';
import { SportsPage } from './sports-page';
import { sportsTextsOf } from './text';

void startPage({
  client: (language) => new SportsClient(language),
  gameOf: ({ game }) => game,
  textsOf: sportsTextsOf,
  async show(parts) {
    const page = new SportsPage(parts);
    page.render(byId('sports'));
    await page.refresh();
    void page.follow();
  },
});
