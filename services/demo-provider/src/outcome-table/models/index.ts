import type { TabledModel } from '../tabled-model.types.js';
import * as bonus from './bonus.models.js';
import * as cascade from './cascade.models.js';
import * as wild from './wild.models.js';

/** All models with an outcome table. A landed table is never edited: seeds are committed to its digest. */
export const ALL_TABLED_MODELS: readonly TabledModel[] = [cascade, wild, bonus].flatMap((models) =>
  Object.values(models),
);

const byId = new Map(ALL_TABLED_MODELS.map((model) => [model.id, model]));

export const isTabled = (id: string): boolean => byId.has(id);

export function tabledModelOf(id: string): TabledModel {
  const found = byId.get(id);
  if (!found) throw new Error(`no model called ${id} has a table`);
  return found;
}
