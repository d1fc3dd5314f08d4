export { FileErrors } from './file.errors.js';
export { FILES, newFileName, type FileStore } from './file-store.js';
export { FilesConfig, storeOf } from './files.config.js';
export { FolderFileStore } from './folder-file-store.js';
export { S3FileStore, type S3Settings } from './s3-file-store.js';
export { Images, type ImageShape, type StoredImage } from './images.js';
export { acceptUploads, readUpload, type Upload, type UploadLimits } from './uploads.js';
