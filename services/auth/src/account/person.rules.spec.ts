import { personKey } from './person.rules.js';

const birthday = '1990-05-01';

describe('a person', () => {
  it.each(['Nguyễn Văn Đức', 'NGUYEN VAN DUC', '  nguyen   van duc ', 'Duc Nguyen Van'])(
    'REG-G1 is the same under the name %p',
    (payeeName) => {
      expect(personKey({ payeeName, birthday })).toBe('duc nguyen van 1990-05-01');
    },
  );

  it('is another by another birth date or name, and unknown without either', () => {
    expect(personKey({ payeeName: 'Nguyen Van Duc', birthday: '1990-05-02' })).not.toBe(
      personKey({ payeeName: 'Nguyen Van Duc', birthday }),
    );
    expect(personKey({ payeeName: 'Nguyen Duc', birthday })).toBe('duc nguyen 1990-05-01');
    expect([
      personKey({ birthday }),
      personKey({ payeeName: ' ', birthday }),
      personKey({ payeeName: 'Duc' }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
