import { Catch, type INestApplication, type RpcExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';
import { EventTransport } from '../consumer/event-transport.js';
import { MessagingRuntime } from './messaging.runtime.js';

/** Nest hides what a handler threw behind "Internal server error"; the retry rules need the original error. */
@Catch()
class OriginalError implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/** Connects the handlers of an application to its bus and starts its relay. Call it once, after the application is made. */
export async function startMessaging(app: INestApplication): Promise<void> {
  await app.init();
  const transport = app.get(EventTransport);
  const server = app.connectMicroservice(
    { strategy: transport },
    { inheritAppConfig: false, deferInitialization: true },
  );
  server.useGlobalFilters(new OriginalError());
  (server as unknown as { setIsInitHookCalled(called: boolean): void }).setIsInitHookCalled(true);
  await server.listen();
  app.get(MessagingRuntime).start();
}
