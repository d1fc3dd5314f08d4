import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsIn, Length, ValidateNested } from 'class-validator';
import { Optional, OrNull } from './optional.decorator.js';
import { createValidationPipe } from './validation.pipe.js';

class Inner {
  @Length(1, 8) name!: string;
}

class Profile {
  @Optional() @Length(1, 8) nickname?: string;
  @Optional() @ValidateNested() @Type(() => Inner) inner?: Inner;
  @OrNull() @IsIn(['a']) group?: 'a' | null;
}

const given = (body: object) =>
  createValidationPipe().transform(body, { type: 'body', metatype: Profile }) as Promise<Profile>;
const fieldsRefused = async (body: object): Promise<string[]> => {
  const refusal: unknown = await given(body).catch((error: unknown) => error);
  return (refusal as { value: { fields: { field: string }[] } }).value.fields.map(({ field }) => field);
};

describe('SPEC-7.8 a field that may be left out', () => {
  it('passes where it is left out, and is checked where it is given', async () => {
    expect(await given({})).toEqual({});
    expect(await given({ nickname: 'Lan' })).toEqual({ nickname: 'Lan' });
    expect(await fieldsRefused({ nickname: '' })).toEqual(['nickname']);
  });

  it.each(['nickname', 'inner'])('is refused as null: %s', async (field) => {
    expect(await fieldsRefused({ [field]: null })).toEqual([field]);
  });

  it('is null where null has a meaning', async () => {
    expect(await given({ group: null })).toEqual({ group: null });
    expect(await fieldsRefused({ group: 'b' })).toEqual(['group']);
  });
});
