import 'reflect-metadata';
import { Length } from 'class-validator';
import { DomainError } from '../errors/domain-error.js';
import { ListOf } from './list-of.decorator.js';
import { createValidationPipe } from './validation.pipe.js';

class Item {
  @Length(1, 8) name!: string;
}

class Shelf {
  @ListOf(() => Item) items!: Item[];
}

const given = (items: unknown) =>
  createValidationPipe().transform({ items }, { type: 'body', metatype: Shelf }) as Promise<Shelf>;

describe('SPEC-7.8 a list of objects', () => {
  it('makes each an instance of its class', async () => {
    const { items } = await given([{ name: 'one' }, { name: 'two' }]);
    expect(items.map((item) => [item instanceof Item, item.name])).toEqual([
      [true, 'one'],
      [true, 'two'],
    ]);
  });

  it.each([
    ['a list in place of an object', [[]]],
    ['a list with an object in place of one', [[{ name: 'one' }]]],
    ['null in place of an object', [null]],
    ['a list after an object', [{ name: 'one' }, []]],
    ['a text in place of an object', ['one']],
    ['an object in place of the list', { name: 'one' }],
    ['null in place of the list', null],
  ])('refuses %s, and names the field', async (_, items) => {
    const refusal: unknown = await given(items).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DomainError);
    const { code, value } = refusal as { code: string; value: { fields: { field: string }[] } };
    expect(code).toBe('VALIDATION_FAILED');
    expect(value.fields.map(({ field }) => field)).toContain('items');
  });

  it('names the field of an object that is not as its class says', async () => {
    const refusal: unknown = await given([{ name: '' }]).catch((error: unknown) => error);
    expect((refusal as { value: unknown }).value).toEqual({
      fields: [{ field: 'items.0.name', rules: ['isLength'] }],
    });
  });
});
