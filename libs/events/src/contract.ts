import type { Static, TSchema } from 'typebox';
import { compilePayloadCheck } from './payload.check.js';

interface ContractDefinition<S extends TSchema> {
  /** The Kafka topic: one per aggregate, shared by the facts whose order matters to one another. */
  topic: string;
  schema: S;
  /** The aggregate whose events stay in order, for example the member id. */
  key: (payload: Static<S>) => string;
  /** One sentence for the AsyncAPI document. */
  description: string;
  /** A real payload: validated in a test, and the input of every consumer's test. */
  example: Static<S>;
}

interface ContractBase<P> {
  readonly topic: string;
  readonly type: string;
  readonly schema: TSchema;
  readonly description: string;
  readonly example: P;
  /** A method and not a property, so that a contract of one payload passes where any contract is asked for. */
  key(payload: P): string;
  /** The violations of the schema, empty when the payload keeps the contract. */
  violations(payload: unknown): string[];
}

/** A fact, in the past tense, delivered once to each consumer. */
export interface EventContract<P = unknown> extends ContractBase<P> {
  readonly kind: 'event';
  /** The commit does not notify the relay, which sends such events in batches up to a second later. */
  readonly lowPriority?: true;
  /** The producers whose relays send watermarks on the topic; a consumer can then ask how far it has come in time. */
  readonly watermarkedBy?: readonly string[];
}

/** State that others need before they can answer; the topic is compacted and keeps the newest value per key. */
export interface StateContract<P = unknown> extends ContractBase<P> {
  readonly kind: 'state';
}

export type Contract<P = unknown> = EventContract<P> | StateContract<P>;

/** The payload of a contract: `PayloadOf<typeof roundSettled>`. */
export type PayloadOf<C> = C extends Contract<infer P> ? P : never;

const EVENT_TYPE = /^[a-z][a-z-]*\.[a-z][a-z-]*\.[a-z][a-z-]*\.v[1-9]\d*$/;
const STATE_TOPIC = /^[a-z][a-z-]*\.[a-z][a-z-]*\.state$/;
const registry = new Map<string, Contract>();

/** Declares an event. `type` is `<domain>.<subject>.<fact>.v<n>`; a breaking change is a new type on the same topic. */
export function defineEvent<S extends TSchema>(
  definition: ContractDefinition<S> & { type: string; lowPriority?: true; watermarkedBy?: readonly string[] },
): EventContract<Static<S>> {
  if (!EVENT_TYPE.test(definition.type)) throw new Error(`Not an event type: ${definition.type}`);
  return register({ kind: 'event', ...definition, violations: compilePayloadCheck(definition.schema) });
}

/** Declares replicated state. Its topic ends in `.state` and names the owner first; it is its own type. */
export function defineState<S extends TSchema>(definition: ContractDefinition<S>): StateContract<Static<S>> {
  if (!STATE_TOPIC.test(definition.topic)) throw new Error(`Not a state topic: ${definition.topic}`);
  return register({
    kind: 'state',
    ...definition,
    type: definition.topic,
    violations: compilePayloadCheck(definition.schema),
  });
}

function register<C extends { type: string }>(contract: C): C {
  if (registry.has(contract.type)) throw new Error(`Two contracts of type ${contract.type}`);
  registry.set(contract.type, contract as unknown as Contract);
  return contract;
}

/** Every contract that has been declared, in the order of their types. */
export function allContracts(): Contract[] {
  return [...registry.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
}

/** The contract of a type, or undefined when the type is not known here. */
export function contractOf(type: string): Contract | undefined {
  return registry.get(type);
}

/** The service that owns a state topic: its first segment. */
export function ownerOfState(topic: string): string {
  return topic.split('.')[0]!;
}
