import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './checkout.ts';
import { freePort } from './free-port.ts';
import { LocalServer } from './local-server.ts';
import { lastLines, runCommand, succeeds } from './process.ts';
import { UserError } from './user-error.ts';

const version = '4.3.0';
const home = join(root, '.cache', `kafka-${version}`);

const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>lotus</groupId><artifactId>kafka</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId><version>${version}</version></dependency>
    <dependency><groupId>org.apache.logging.log4j</groupId><artifactId>log4j-slf4j-impl</artifactId><version>2.25.1</version></dependency>
  </dependencies>
</project>
`;

export interface KafkaOptions {
  port?: number;
  folder?: string;
  log?: (line: string) => void;
}

/** Fetches the jars unless they are in .cache/, and returns their folder. Needs Java 17 or newer and Maven. */
export async function getKafka(log?: KafkaOptions['log']): Promise<string> {
  if (existsSync(home)) return join(home, 'libs');
  if (!(await succeeds('java', ['-version'])))
    throw new UserError(
      'Kafka needs Java 17 or newer: install it (Debian: apt-get install default-jre-headless).',
    );
  if (!(await succeeds('mvn', ['--version'])))
    throw new UserError('Kafka is fetched by Maven, which is not installed (Debian: apt-get install maven).');
  const began = Date.now();
  const partial = `${home}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  writeFileSync(join(partial, 'pom.xml'), pom);
  const { code, output } = await runCommand(
    'mvn',
    ['-q', '-B', 'dependency:copy-dependencies', '-DincludeScope=runtime', '-DoutputDirectory=libs'],
    { cwd: partial },
  );
  if (code !== 0) {
    rmSync(partial, { recursive: true, force: true });
    throw new UserError(`Maven could not fetch Kafka ${version}:\n${lastLines(output)}`);
  }
  renameSync(partial, home);
  log?.(`Kafka ${version} fetched in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return join(home, 'libs');
}

/** One broker over its own folder; made and formatted on its first start. */
export async function kafkaServer(
  { port = 9092, folder = join(root, '.data', 'kafka'), log }: KafkaOptions = {},
  { obtain = true } = {},
): Promise<LocalServer> {
  const home = resolve(folder);
  const libs = obtain ? await getKafka(log) : '';
  const properties = join(home, 'server.properties');
  if (obtain) {
    mkdirSync(home, { recursive: true });
    writeFileSync(properties, propertiesOf(port, await freePort(), join(home, 'data')));
    if (!existsSync(join(home, 'data', 'meta.properties'))) await format(libs, properties, home);
  }
  return new LocalServer({
    name: 'kafka',
    folder: home,
    port,
    command: 'java',
    args: ['-Xms256m', '-Xmx512m', '-cp', `${libs}/*`, 'kafka.Kafka', properties],
  });
}

/** Never begins with a dash: the tool would take it for an option. */
function clusterId(): string {
  for (;;) {
    const id = randomBytes(16).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}

async function format(libs: string, properties: string, folder: string): Promise<void> {
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  const id = clusterId();
  const { code, output } = await runCommand('java', [
    '-cp',
    `${libs}/*`,
    'org.apache.kafka.tools.StorageTool',
    'format',
    '-t',
    id,
    '-c',
    properties,
  ]);
  if (code === 0) return;
  const older = await runCommand('java', [
    '-cp',
    `${libs}/*`,
    'kafka.tools.StorageTool',
    'format',
    '-t',
    id,
    '-c',
    properties,
  ]);
  if (older.code !== 0)
    throw new UserError(
      `Kafka's folder could not be formatted:\n${lastLines(output)}\n${lastLines(older.output)}`,
    );
}

function propertiesOf(port: number, controllerPort: number, data: string): string {
  return Object.entries({
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
    'log.dirs': data,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 8,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.num.partitions': 8,
    'transaction.state.log.min.isr': 1,
    'group.initial.rebalance.delay.ms': 0,
    'auto.create.topics.enable': false,
  })
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
}
