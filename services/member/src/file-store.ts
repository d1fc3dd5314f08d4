import { FolderFileStore, S3FileStore, type FileStore } from '#libs/files';
import type { MemberConfig } from './member.config.js';

/** A folder serves one replica; more than one share a bucket. */
export function fileStoreOf(config: MemberConfig): FileStore {
  if (config.filesStore === 'folder') return new FolderFileStore(config.filesDir);
  return new S3FileStore({
    endpoint: config.filesS3Endpoint!,
    bucket: config.filesS3Bucket!,
    region: config.filesS3Region,
    accessKeyId: config.filesS3AccessKey!,
    secretAccessKey: config.filesS3SecretKey!,
  });
}
