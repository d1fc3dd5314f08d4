import { startPage } from '../page/start-page';
import '../styles/table.css';
import '../styles/table-pieces.css';
import '../styles/table-board.css';
import { byId } from '../page/dom';
import { TableClient } from './table-client';
import { TablePage } from './table-page';
import { tableTextsOf } from './text';

void startPage({
  client: (language) => new TableClient(language),
  gameOf: ({ table }) => table,
  textsOf: tableTextsOf,
  show(parts) {
    const page = new TablePage(parts);
    page.render(byId('table'));
    void page.follow();
  },
});
