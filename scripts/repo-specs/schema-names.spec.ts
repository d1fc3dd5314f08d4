import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const services = join(import.meta.dirname, '..', '..', 'services');

/** Names of requests and responses that two classes of a service have. */
function namesTwiceIn(service: string): string[] {
  const source = join(services, service, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(/^export class (\w+(?:Request|Response))\b/gm),
    ])
    .map(([, name]) => name!);
  return names.filter((name, at) => names.indexOf(name) < at);
}

describe('the schemas of a service', () => {
  it.each(readdirSync(services))(
    'have a name each in %s, or the document describes one by another',
    (service) => {
      expect(namesTwiceIn(service)).toEqual([]);
    },
  );
});
