import { memberFilter } from './directory.rules.js';

const indexOf = (kind: string, value: string) => `${kind}|${value}`;

describe('what an operator types to find a member', () => {
  it.each([
    ['  ', { by: 'all', value: null }],
    ['Sen_100%', { by: 'name', value: String.raw`sen\_100\%` }],
    ['0198aaaa-0000-7000-8000-00000000dead', { by: 'id', value: '0198aaaa-0000-7000-8000-00000000dead' }],
    ['Lan.Anh@Example.com', { by: 'email', value: 'email|lan.anh@example.com' }],
    ['0901 234 567', { by: 'mobile', value: 'mobileNum|84901234567' }],
    ['+84 901 234 567', { by: 'mobile', value: 'mobileNum|84901234567' }],
    ['203.0.113.7', { by: 'address', value: 'address|203.0.113.7' }],
    ['2001:db8::7', { by: 'address', value: 'address|2001:db8::7' }],
    ['A'.repeat(43), { by: 'device', value: 'A'.repeat(43) }],
    ['88888', { by: 'name', value: '88888' }],
  ])('%j', (typed, filter) => expect(memberFilter(typed, indexOf)).toEqual(filter));
});
