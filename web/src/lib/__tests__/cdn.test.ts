import { describe, expect, it, vi } from 'vitest';
import { chooseCdn } from '../cdn';

describe('where pictures and games come from', () => {
  it('SPEC-7.7.4 is chosen at random from the list, and stays for the visit', () => {
    const hosts = ['https://a.example', 'https://b.example', 'https://c.example'];
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(chooseCdn('image', hosts)).toBe('https://b.example');
    random.mockReturnValue(0.99);
    expect(chooseCdn('image', hosts)).toBe('https://b.example');
    expect(chooseCdn('launch', hosts)).toBe('https://c.example');
    random.mockReturnValue(0);
    expect(chooseCdn('other', hosts)).toBe('https://a.example');
  });

  it('is this site where no list is given', () => {
    expect(chooseCdn('none', [])).toBe('');
    expect(chooseCdn('none', undefined)).toBe('');
  });
});
