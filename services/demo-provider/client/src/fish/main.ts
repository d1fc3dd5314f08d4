import { startPage } from '../page/start-page';
import '../styles/fish.css';
import { playByOwnSeed } from '../fairness/own-seed';
import { byId } from '../page/dom';
import { FishClient } from './fish-client';
import { FishPage } from './fish-page';
import { fishTextsOf } from './text';

void startPage({
  client: (language) => new FishClient(language),
  gameOf: ({ game }) => game,
  textsOf: fishTextsOf,
  async show(parts) {
    await playByOwnSeed(parts.session, parts.client, parts.memory);
    await document.fonts.ready;
    await new FishPage(parts).render(byId('fish'));
  },
});
