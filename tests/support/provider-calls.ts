import { Pool } from '#libs/database';
import { CONFIG } from '#libs/platform';
import { callSignatureHeader, newRequestId, signCall } from '#libs/provider-sdk';
import type { DemoProviderConfig } from '../../services/demo-provider/src/demo-provider.config.js';
import type { WholePlatform } from './whole-platform.js';

/** The newest round at the demo provider, as its calls name it. */
export async function newestRound(platform: WholePlatform): Promise<Record<string, string>> {
  const [round] = await platform.services
    .get('demo-provider')!
    .app.get(Pool)
    .query<Record<string, string>[]>(
      `SELECT r.id AS "roundId", r.platform_session_id AS "sessionId", p.player_ref AS "playerRef", p.vassalage
       FROM round r JOIN player_state p ON p.id = r.player_state_id ORDER BY r.id DESC LIMIT 1`,
    );
  return round!;
}

/** Calls the platform as the demo provider does: signed by a key of the vendor, through the gateway. */
export async function callAsProvider(
  platform: WholePlatform,
  call: 'bet' | 'win' | 'rollback',
  { vassalage, ...message }: Record<string, string>,
): Promise<Record<string, string>> {
  const { providerKeys } = platform.services.get('demo-provider')!.app.get<DemoProviderConfig>(CONFIG);
  const body = JSON.stringify(message);
  const path = `/provider/${vassalage}/v1/${call}`;
  const keys = { k1: providerKeys[`${vassalage}/k1`]! };
  const { header } = signCall(keys, { method: 'POST', path, body }, newRequestId(), new Date());
  const answer = await fetch(`${platform.gateway}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [callSignatureHeader]: header },
    body,
  });
  return (await answer.json()) as Record<string, string>;
}
