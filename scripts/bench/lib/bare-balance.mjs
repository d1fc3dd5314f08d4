/**
 * What the hot path is measured against: one Fastify process that reads a balance row by a prepared statement and
 * checks nothing. `DATABASE_URL=… node scripts/bench/lib/bare-balance.mjs <pool size>` prints its address.
 */
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.argv[2]) });
const find = {
  name: 'balance',
  text: 'SELECT balance, version FROM player_account WHERE member_id = $1 AND book = $2',
};

const app = fastify();
/** @typedef {import('fastify').FastifyRequest<{ Params: { memberId: string } }>} BalanceRequest */
app.get('/balance/:memberId', async (/** @type {BalanceRequest} */ { params }, reply) => {
  const { rows } = await pool.query({ ...find, values: [params.memberId, 'REAL'] });
  return rows[0] ?? reply.code(404).send({});
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
