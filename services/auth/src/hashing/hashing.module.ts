import { Module } from '@nestjs/common';
import { BrandModule } from '../brand/brand.module.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordPolicyService } from './password-policy.service.js';

@Module({
  imports: [BrandModule],
  providers: [PasswordHasher, PasswordPolicyService],
  exports: [PasswordHasher, PasswordPolicyService],
})
export class HashingModule {}
