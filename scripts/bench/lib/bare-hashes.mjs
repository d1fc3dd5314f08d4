/**
 * What a login is measured against: auth's own pool of hashes, with as many callers as there are clients, and nothing around it.
 * `PASSWORD_HASHES_AT_ONCE=2 node scripts/bench/lib/bare-hashes.mjs <clients> <seconds>` verifies a stored hash again and again,
 * each time with the right password, and prints how many a second.
 */
import { Registry } from 'prom-client';
import { AuthConfig } from '#dist/services/auth/src/auth.config.js';
import { PasswordHasher } from '#dist/services/auth/src/hashing/password-hasher.js';

const [clients, seconds] = process.argv.slice(2).map(Number);
const password = 'Thuyen-Troi-Ngoc-7';
const pool = new PasswordHasher(
  Object.assign(new AuthConfig(), { passwordHashesAtOnce: Number(process.env.PASSWORD_HASHES_AT_ONCE) }),
  new Registry(),
);
const stored = await pool.hash(password);
const began = performance.now();
const end = began + seconds * 1000;
let hashes = 0;

async function caller() {
  while (performance.now() < end) {
    if (!(await pool.verify(stored, password))) throw new Error('void: the right password was refused');
    hashes += 1;
  }
}

await Promise.all(Array.from({ length: clients }, caller));
console.log(hashes / ((performance.now() - began) / 1000));
