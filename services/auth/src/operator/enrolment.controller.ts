import { Body, Controller, Header, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '#libs/auth';
import { EncryptedBody } from '../payload/encrypted-body.js';
import { PayloadDecryptionService } from '../payload/payload-decryption.service.js';
import { RecoveryCodesResponse } from '../second-factor/dto/second-factor.response.js';
import { BeginEnrolmentRequest, ConfirmEnrolmentRequest } from './dto/operator.request.js';
import { EnrolmentResponse } from './dto/operator.response.js';
import { EnrolmentService } from './enrolment.service.js';

/** For the holder of an enrolment code, who has no session yet. */
@Controller('wps/v2/ops/enrolment')
export class EnrolmentController {
  constructor(
    private readonly payload: PayloadDecryptionService,
    private readonly enrolment: EnrolmentService,
  ) {}

  @Post()
  @Public()
  @Header('cache-control', 'no-store')
  @EncryptedBody(BeginEnrolmentRequest)
  @ApiOkResponse({ type: EnrolmentResponse })
  async begin(@Body() body: unknown): Promise<EnrolmentResponse> {
    const { token } = await this.payload.open(body, BeginEnrolmentRequest);
    return this.enrolment.begin(token);
  }

  /** The recovery codes are shown once. */
  @Post('confirmation')
  @Public()
  @Header('cache-control', 'no-store')
  @EncryptedBody(ConfirmEnrolmentRequest)
  @ApiOkResponse({ type: RecoveryCodesResponse })
  async confirm(@Body() body: unknown): Promise<RecoveryCodesResponse> {
    const request = await this.payload.open(body, ConfirmEnrolmentRequest);
    return { recoveryCodes: await this.enrolment.confirm(request) };
  }
}
