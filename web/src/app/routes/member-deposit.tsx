import { DepositPage } from '~/features/deposit/components/deposit-page';
import { LimitsPrompt } from '~/features/responsible-gaming/components/limits-prompt';

/** After a deposit the member is asked once to set limits (REG-G14). */
export function MemberDeposit() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <LimitsPrompt />
      <DepositPage />
    </div>
  );
}
