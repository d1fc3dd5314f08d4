/** What needs more than one command in one step runs inside Redis. Times are the server's, so that all replicas agree. */
export const incrementScript = {
  numberOfKeys: 1,
  lua: `
local count = redis.call('INCR', KEYS[1])
if count == 1 then
  if tonumber(ARGV[1]) > 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) else redis.call('DEL', KEYS[1]) end
end
return count`,
};

/** The first key is the hold. Answers with the time it lasts to, as a text, or with the counts. */
export const incrementUnlessHeldScript = {
  lua: `
local held = redis.call('GET', KEYS[1])
if held and tonumber(held) > tonumber(ARGV[1]) then return held end
local counts = {}
for at = 2, #KEYS do
  local count = redis.call('INCR', KEYS[at])
  if count == 1 then
    if tonumber(ARGV[2]) > 0 then redis.call('PEXPIRE', KEYS[at], ARGV[2]) else redis.call('DEL', KEYS[at]) end
  end
  counts[#counts + 1] = count
end
return counts`,
};

/** Answers how many milliseconds to wait, 0 when allowed. A full bucket is the same as none, so it may expire. */
export const tokenBucketScript = {
  numberOfKeys: 1,
  lua: `
local capacity, refill, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local state = redis.call('HMGET', KEYS[1], 't', 'at')
local tokens = tonumber(state[1]) or capacity
local elapsed = math.max(0, now - (tonumber(state[2]) or now))
tokens = math.min(capacity, tokens + elapsed / 1000 * refill)
local wait = 0
if tokens >= cost then tokens = tokens - cost else wait = math.ceil((cost - tokens) / refill * 1000) end
redis.call('HSET', KEYS[1], 't', string.format('%.6f', tokens), 'at', string.format('%d', now))
redis.call('PEXPIRE', KEYS[1], math.ceil((capacity - tokens) / refill * 1000) + 1000)
return wait`,
};

export const appendScript = {
  numberOfKeys: 1,
  lua: `
local time = redis.call('TIME')
local oldest = time[1] * 1000 + math.floor(time[2] / 1000) - tonumber(ARGV[2])
local id = redis.call('XADD', KEYS[1], 'MINID', string.format('%d', oldest), '*', 'v', ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return id`,
};
