import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export const PROJECTING = ['points', 'promotions', 'agent-contracts', 'game-launch'] as const;
export type ProjectingService = (typeof PROJECTING)[number];
export type ProjectionRun = Schema<'Points.ProjectionRunResponse'>;
export type Projection = Schema<'Points.ProjectionResponse'> & { service: ProjectingService };

const KEY = ['projections'];
const WHILE_RUNNING_MS = 2_000;
const AT_REST_MS = 30_000;

export const isRunning = (run: ProjectionRun | null | undefined): boolean => run?.status === 'RUNNING';

interface Answers {
  list: Projection[];
  /** The services that did not answer, each with what went wrong. */
  failed: { service: ProjectingService; error: unknown }[];
}

/** The answers of all services; it fails only where none answers. */
async function projections(signal: AbortSignal): Promise<Answers> {
  const answers = await Promise.allSettled(
    PROJECTING.map(async (service) => {
      const { list } = await http.get(`/wps/v2/ops/projections/${service}`, { signal });
      return list.map((projection): Projection => ({ ...projection, service }));
    }),
  );
  const failed = answers.flatMap((answer, i) =>
    answer.status === 'rejected' ? [{ service: PROJECTING[i]!, error: answer.reason as unknown }] : [],
  );
  if (failed.length === PROJECTING.length) throw failed[0]!.error;
  return { list: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])), failed };
}

export const projectionQueries = {
  all: KEY,
  list: () =>
    queryOptions({
      queryKey: [...KEY, 'list'],
      queryFn: ({ signal }) => projections(signal),
      refetchInterval: ({ state }) =>
        state.data?.list.some(({ last }) => isRunning(last)) ? WHILE_RUNNING_MS : AT_REST_MS,
    }),
  /** The newest runs of one projection; `isFollowed` while one runs. */
  runs: (service: ProjectingService, name: string, isFollowed: boolean) =>
    queryOptions({
      queryKey: [...KEY, 'runs', service, name],
      queryFn: ({ signal }) =>
        http.get(`/wps/v2/ops/projections/${service}/{name}/rebuild`, { params: { name }, signal }),
      refetchInterval: ({ state }) =>
        isFollowed || isRunning(state.data?.list[0]) ? WHILE_RUNNING_MS : false,
    }),
};

export const startRebuild = (service: ProjectingService, name: string, reason: string) =>
  http.post(`/wps/v2/ops/projections/${service}/{name}/rebuild`, { params: { name }, body: { reason } });
