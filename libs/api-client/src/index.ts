export { ApiClient, ApiError, type ApiClientOptions } from './api-client.ts';
export { headersFor, readEnvelope, type ApiResponse, type Envelope } from './envelope.ts';
export { readEvents, type StreamEvent } from './event-stream.ts';
export { GameSession, type Launch, type Spin } from './game-session.ts';
export { OperatorClient, type OperatorCredentials } from './operator-client.ts';
export { PayloadEncryption } from './payload-encryption.ts';
export { PlayerClient } from './player-client.ts';
export { launchOf, loginOf, personOf, registrationOf, type Game } from './requests.ts';
