import { SecurityResponse } from './dto/personal.response.js';

describe('the security checklist', () => {
  const person = (proven: boolean) => ({
    nickname: null,
    contacts: [{ kind: 'mobileNum', masked: '********678', proven }],
    fundPassword: false,
    secondFactor: true,
  });
  const mobile = (proven: boolean) =>
    SecurityResponse.of(person(proven)).items.find(({ item }) => item === 'mobileNum');

  it('SPEC-2.8 takes a contact for done only once it is proven, and shows it before', () => {
    expect(mobile(false)).toEqual({ item: 'mobileNum', done: false, shown: '********678' });
    expect(mobile(true)).toMatchObject({ done: true });
    expect(SecurityResponse.of(person(true)).percent).toBe(43);
  });
});
