import { randomInt } from 'node:crypto';
import type { PlayerClient } from '../../../libs/api-client/src/index.ts';
import { newMember, orderTransfer, waitingWithdrawal } from './members.ts';
import type { Operator } from './operator.ts';
import { failNews } from './time.ts';

/** A single white point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);
const LONG =
  'Tôi đã nạp tiền ba lần trong buổi sáng nay nhưng số dư vẫn chưa thay đổi, mong bộ phận chăm sóc khách hàng kiểm tra giúp. '.repeat(
    4,
  );

/** What members send with pictures. */
async function sendForm(
  player: PlayerClient,
  [method, path]: [method: string, path: string],
  fields: Record<string, string>,
  pictures: number,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (let n = 1; n <= pictures; n += 1) body.append('file', new Blob([PICTURE]), `picture-${n}.png`);
  const headers = { authorization: `Bearer ${player.token}` };
  const answer = await fetch(player.site + path, { method, headers, body });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}

/** Something to decide in each queue of the console, by the calls of the members who cause it. */
export async function fillQueues(site: string, operator: Operator): Promise<void> {
  const member = await newMember(site);
  await Promise.all([
    waitingWithdrawal(site, 500_000),
    orderTransfer(member, 300_005),
    sendForm(member, ['PUT', '/wps/feedback'], { content: LONG }, 1),
    sendForm(
      member,
      ['POST', '/wps/v2/member/identity'],
      { level: '1', document: 'ID_CARD', number: String(randomInt(1e11, 1e12)) },
      2,
    ),
    operator.proposeAdjustment(member.memberId, LONG.slice(0, 190)),
    failNews(member.memberId, 200_000),
    operator
      .reviewedPromotion('Chương trình tri ân khách hàng mùa sen nở, thưởng nạp đầu tuần cho hội viên mới')
      .then((id) =>
        sendForm(
          member,
          ['POST', `/wps/v2/promotions/${id}/applications`],
          { remark: LONG.slice(0, 140) },
          1,
        ),
      ),
  ]);
}
