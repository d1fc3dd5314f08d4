import { log, UserError } from './log.mjs';

/** The command line of a local server: `get`, `start [--port N] [--folder F]`, `stop`, `status`. */
export async function runServerCommand({ get, server }) {
  const [action = 'start', ...rest] = process.argv.slice(2);
  const value = (name) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : undefined);
  const port = value('--port') && Number(value('--port'));
  if (action === 'get') return console.log(await get());
  if (!['start', 'stop', 'status'].includes(action))
    throw new UserError('there are: get, start, stop, status (with --port and --folder).');
  const one = await server({ port, folder: value('--folder'), log }, { obtain: action === 'start' });
  if (action === 'start') await one.start();
  if (action === 'stop') await one.stop();
  console.log(
    `${one.name}: ${one.pid ? `running at 127.0.0.1:${one.port} (process ${one.pid})` : 'not running'}`,
  );
}
