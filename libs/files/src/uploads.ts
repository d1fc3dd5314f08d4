import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { PlatformErrors } from '#libs/platform';
import { FileErrors } from './file.errors.js';

export interface UploadLimits {
  files: number;
  /** Of each file. */
  bytes: number;
  /** Names of the text fields that may come along. */
  fields: readonly string[];
}

export interface Upload {
  fields: Record<string, string>;
  files: Buffer[];
}

/** Multipart bodies are taken by these calls (`POST /path`); everywhere else they stay an unsupported media type. */
export async function acceptUploads(app: NestFastifyApplication, calls: readonly string[]): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  await server.register(multipart);
  const open = new Set(calls);
  server.addHook('onRequest', (request, _reply, done) => {
    const isMultipart = /^\s*multipart\//i.test(request.headers['content-type'] ?? '');
    const refused = isMultipart && !open.has(`${request.method} ${request.routeOptions.url}`);
    done(refused ? PlatformErrors.UNSUPPORTED_MEDIA_TYPE() : undefined);
  });
}

/** Reads the body of an upload; sizes and numbers are bounded while it streams in. */
export async function readUpload(request: FastifyRequest, limits: UploadLimits): Promise<Upload> {
  if (!request.isMultipart()) throw PlatformErrors.UNSUPPORTED_MEDIA_TYPE();
  const upload: Upload = { fields: {}, files: [] };
  try {
    const parts = request.parts({
      limits: { fileSize: limits.bytes, files: limits.files, fields: 8, fieldSize: 16 * 1024, parts: 12 },
    });
    for await (const part of parts) {
      if (part.type === 'file') upload.files.push(await part.toBuffer());
      else upload.fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw refusalOf(error);
  }
  const unknown = Object.entries(upload.fields).filter(
    ([name, value]) => !limits.fields.includes(name) || value.includes('\0'),
  );
  if (unknown.length > 0)
    throw PlatformErrors.VALIDATION_FAILED({
      fields: unknown.map(([field]) => ({ field, rules: ['whitelist'] })),
    });
  return upload;
}

/** Whatever else goes wrong while a form is read is in the form. */
function refusalOf(error: unknown): Error {
  switch ((error as { code?: string }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return FileErrors.IMAGE_TOO_LARGE();
    case 'FST_FILES_LIMIT':
      return FileErrors.TOO_MANY_IMAGES();
    default:
      return PlatformErrors.MALFORMED_REQUEST();
  }
}
