import { startAuth, type AuthTest } from './support/auth-test.js';

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: unknown }> } }>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown>; required?: string[] }> };
}

describe('the OpenAPI document', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.close());

  it('describes the fields inside an encrypted payload by the rules that check them', async () => {
    const document = (await (await fetch(`${auth.url}/openapi.json`)).json()) as Document;
    const { schemas } = document.components;
    expect(schemas['RegisterRequest']!.properties).toMatchObject({
      username: { type: 'string', maxLength: 64 },
    });
    expect(schemas['RegisterRequest']!.required).toEqual([
      'username',
      'password',
      'confirmPassword',
      'agreement',
    ]);
    expect(schemas['LoginRequest']!.properties).toMatchObject({ sliderCaptcha: expect.anything() });
    expect(schemas['SliderCaptchaAnswer']!.properties).toMatchObject({
      id: { type: 'string' },
      x: { type: 'number' },
    });
    expect(
      document.paths['/wps/member/register']!['put']!.requestBody!.content['application/json']!.schema,
    ).toEqual({
      oneOf: [
        { $ref: '#/components/schemas/EncryptedRequest' },
        { $ref: '#/components/schemas/RegisterRequest' },
      ],
    });
  });
});
