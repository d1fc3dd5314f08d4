import { applyDecorators, type Type } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { describeFromValidation } from '#libs/platform';

/** The body of an encrypted call. */
export class EncryptedRequest {
  @ApiProperty({
    description:
      'Compact JWE (ECDH-ES, A256GCM) to `info.payloadKey` of /wps/system/status; the plaintext is the JSON of the fields plus `iat` (seconds) and `jti` (16 to 64 characters, new each time)',
  })
  jwe: string;
}

/** Documents a route's fields, which are sent inside a JWE (or plain, if PAYLOAD_ENCRYPTION permits it). */
export function EncryptedBody(fields: Type<object>): MethodDecorator {
  describeFromValidation(fields);
  return applyDecorators(
    ApiExtraModels(EncryptedRequest, fields),
    ApiBody({
      required: true,
      schema: { oneOf: [{ $ref: getSchemaPath(EncryptedRequest) }, { $ref: getSchemaPath(fields) }] },
    }),
  );
}
