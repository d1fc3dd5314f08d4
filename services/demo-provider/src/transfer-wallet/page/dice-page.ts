import { diceTexts } from './dice-texts.js';

/** The whole page of a dice game: one document and one script, in every language of the platform. */
export const dicePage = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dice</title>
<style>
:root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: radial-gradient(circle at 50% 30%, #1f5b3a, #0a1f15); color: #f4f1e6; }
main { width: min(100%, 34rem); padding: 1rem; display: grid; gap: 1rem; text-align: center; }
h1 { margin: 0; font-size: 1.375rem; }
#dice { display: flex; justify-content: center; gap: .75rem; min-height: 5rem; }
#dice span { width: 5rem; height: 5rem; border-radius: .9rem; background: #fbf7ea; color: #a3161a; display: grid; place-items: center; font-size: 2.5rem; font-weight: 700; }
#dice.rolling span { animation: roll .5s infinite linear; }
@keyframes roll { 50% { transform: translateY(-.5rem) rotate(12deg); } }
@media (prefers-reduced-motion: reduce) { #dice.rolling span { animation: none; } }
.sides, .stakes { display: flex; flex-wrap: wrap; gap: .5rem; justify-content: center; }
.sides button { flex: 1; min-height: 4.5rem; font-size: 1.125rem; font-weight: 700; }
button { min-height: 2.75rem; padding: .5rem .9rem; border: 1px solid #ffffff40; border-radius: .75rem; background: #ffffff1a; color: inherit; font: inherit; cursor: pointer; }
button:hover:enabled { background: #ffffff2e; }
button:focus-visible { outline: 3px solid #ffd66b; outline-offset: 2px; }
button:disabled { opacity: .6; cursor: default; }
button[aria-pressed=true] { background: #ffd66b; border-color: #ffd66b; color: #1c1500; }
#balance { font-variant-numeric: tabular-nums; font-weight: 700; }
#message { min-height: 1.5rem; font-weight: 600; }
small { color: #d5d9c8; }
</style>
</head>
<body>
<main>
<h1 id="title"></h1>
<p id="account"><span id="balance-label"></span>: <span id="balance">–</span></p>
<div id="dice" aria-hidden="true"><span>?</span><span>?</span><span>?</span></div>
<p id="message" role="status"></p>
<div id="stakes" class="stakes" role="group"></div>
<div class="sides"><button id="SMALL" type="button" disabled></button><button id="BIG" type="button" disabled></button></div>
<small id="rules"></small>
<div><button id="close" type="button"></button></div>
</main>
<script src="page.js" defer></script>
</body>
</html>
`;

export const dicePageScript = `const allTexts = ${JSON.stringify(diceTexts)};
const query = new URLSearchParams(location.search);
const language = query.get('lang') in allTexts ? query.get('lang') : 'en';
const texts = allTexts[language];
const parentOrigin = query.get('parent') ?? '';
const element = (id) => document.getElementById(id);
const tokenKey = 'dice-token';
let stake = '';
let pending = null;

document.documentElement.lang = language;
document.title = texts.title;
for (const [id, text] of Object.entries({ title: texts.title, 'balance-label': texts.balance, rules: texts.rules, BIG: texts.big, SMALL: texts.small, close: texts.close }))
  element(id).textContent = text;
element('stakes').setAttribute('aria-label', texts.stake);

const money = (minor) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(Number(minor) / 100);
const say = (type) => { if (parentOrigin && window.parent !== window) window.parent.postMessage({ type: 'lotus.game.' + type }, parentOrigin); };
const enable = (on) => { for (const id of ['BIG', 'SMALL']) element(id).disabled = !on; };

async function call(method, path, body) {
  const token = sessionStorage.getItem(tokenKey);
  const response = await fetch('/transfer-wallet/' + path, {
    method,
    headers: { 'accept-language': language, ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: 'Bearer ' + token }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}

function show({ balance, stakes }) {
  element('balance').textContent = money(balance);
  if (!stakes) return;
  element('stakes').replaceChildren(...stakes.map((amount) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = money(amount);
    button.addEventListener('click', () => choose(amount));
    button.dataset.amount = amount;
    return button;
  }));
  choose(stakes[0]);
}

function choose(amount) {
  stake = amount;
  for (const button of element('stakes').children) button.setAttribute('aria-pressed', String(button.dataset.amount === amount));
}

async function bet(side) {
  // A bet whose answer was lost is sent again under its own id.
  pending ??= { clientBetId: crypto.randomUUID?.() ?? uuid(), side, stake };
  enable(false);
  say('round');
  element('message').textContent = '';
  element('dice').classList.add('rolling');
  try {
    const answer = await call('POST', 'bet', pending);
    await new Promise((done) => setTimeout(done, 600));
    if (!answer.success) {
      pending = null;
      element('message').textContent = answer.code === 'DICE_BALANCE_LOW' ? texts.low : answer.code === 'DICE_SESSION_UNKNOWN' ? texts.ended : answer.message;
      if (answer.code === 'DICE_SESSION_UNKNOWN') return;
    } else {
      pending = null;
      [...element('dice').children].forEach((die, at) => { die.textContent = answer.value.dice[at]; });
      element('message').textContent = answer.value.payout === '0' ? texts.lost : texts.won.replace('{amount}', money(answer.value.payout));
      show(answer.value);
    }
    enable(true);
  } catch {
    element('message').textContent = texts.failed;
    enable(true);
  } finally {
    element('dice').classList.remove('rolling');
    say('balance');
  }
}

/** Pages over plain http have no randomUUID. */
function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 15) | 64;
  bytes[8] = (bytes[8] & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

for (const side of ['BIG', 'SMALL']) element(side).addEventListener('click', () => bet(side));
element('close').addEventListener('click', () => say('close'));

async function start() {
  const ticket = query.get('ticket');
  let answer = ticket ? await call('POST', 'session', { ticket }) : { success: false };
  if (answer.success) sessionStorage.setItem(tokenKey, answer.value.token);
  else if (sessionStorage.getItem(tokenKey)) answer = await call('GET', 'state');
  if (!answer.success) { element('message').textContent = texts.ended; return; }
  show(answer.value);
  enable(true);
  say('ready');
}
start().catch(() => { element('message').textContent = texts.failed; });
`;
