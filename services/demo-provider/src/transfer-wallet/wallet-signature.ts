import {
  Inject,
  Injectable,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { CLOCK, type Clock } from '#libs/platform';
import {
  callSignatureHeader,
  signAnswer,
  verifyCall,
  type ProviderKeys,
  type VerifiedCall,
} from '#libs/provider-sdk';
import { ProviderKeyService } from '../platform/provider-key.service.js';
import { TransferWalletErrors } from './transfer-wallet.errors.js';

type Sent = FastifyRequest<{ Body: { vassalage?: unknown } | undefined }> & {
  rawBody?: Buffer;
  verified?: { keys: ProviderKeys; call: VerifiedCall };
};

/** Lets a call pass that is signed by a live key of the vendor that it names. */
@Injectable()
export class WalletSignatureGuard implements CanActivate {
  constructor(
    private readonly keys: ProviderKeyService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Sent>();
    const { method, originalUrl: path, rawBody: body = Buffer.of() } = request;
    const keys = this.keys.of(String(request.body?.vassalage));
    const header = request.headers[callSignatureHeader];
    const call = verifyCall(keys, header?.toString(), { method, path, body }, this.clock.now());
    if (!call) throw TransferWalletErrors.WALLET_SIGNATURE_INVALID();
    request.verified = { keys, call };
    return true;
  }
}

/** Signs what is answered, for the call that was verified. */
@Injectable()
export class WalletAnswerInterceptor implements NestInterceptor {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  intercept(context: ExecutionContext, next: CallHandler<object>): Observable<string> {
    const http = context.switchToHttp();
    const { keys, call } = http.getRequest<Sent>().verified!;
    return next.handle().pipe(
      map((answer) => {
        const body = JSON.stringify(answer);
        const signature = signAnswer(keys, call, { status: 200, body }, this.clock.now());
        void http
          .getResponse<FastifyReply>()
          .status(200)
          .type('application/json; charset=utf-8')
          .header(callSignatureHeader, signature);
        return body;
      }),
    );
  }
}
