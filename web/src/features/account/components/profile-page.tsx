import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMinimumAge } from '~/features/system';
import { birthdayAtAge } from '~/lib/brand-time';
import { serverNow } from '~/lib/clock';
import { Skeleton } from '~/ui/skeleton';
import { ErrorState } from '~/ui/states';
import { TextField } from '~/ui/field';
import { toast } from '~/ui/toast';
import { accountQueries, type Profile } from '../api/account.api';
import { useChangeProfile } from '../hooks/use-profile';
import { changedFields, payeeNameOf } from '../model/personal';
import { AvatarPicker } from './avatar-picker';
import { FormCard } from './form-card';
import { GameLanguage } from './game-language';

function PersonalForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const change = useChangeProfile();
  const { register, handleSubmit, formState, control, reset } = useForm({
    defaultValues: {
      nickname: profile.nickname ?? '',
      payeeName: profile.payeeName ?? '',
      birthday: profile.birthday ?? '',
    },
  });
  const { errors } = formState;
  const typed = useWatch({ control, name: 'payeeName' });
  const kept = payeeNameOf(typed);
  const age = useMinimumAge();
  const latest = birthdayAtAge(age, serverNow());

  return (
    <FormCard
      title={t('profile.title')}
      intro={t('profile.intro')}
      submit={t('profile.submit')}
      busy={change.isPending}
      error={change.error}
      onSubmit={() =>
        void handleSubmit((values) => {
          const wanted = changedFields(values, profile);
          if (Object.keys(wanted).length === 0) return toast(t('profile.nothing'));
          change.mutate(wanted, {
            onSuccess: (saved) => {
              toast(t('profile.done'), 'win');
              reset({
                nickname: saved.nickname ?? '',
                payeeName: saved.payeeName ?? '',
                birthday: saved.birthday ?? '',
              });
            },
          });
        })()
      }
    >
      <TextField
        label={t('profile.nickname')}
        icon="user"
        autoComplete="nickname"
        maxLength={20}
        help={t('profile.nicknameHelp')}
        {...register('nickname')}
      />
      <TextField
        label={t('profile.payeeName')}
        icon="bank"
        autoComplete="name"
        maxLength={120}
        readOnly={profile.payeeName !== null}
        error={errors.payeeName && t('profile.payeeNameWrong')}
        help={
          profile.payeeName !== null
            ? t('profile.fixed')
            : typed.trim() && kept
              ? t('profile.payeeNameKept', { name: kept })
              : t('profile.payeeNameHelp')
        }
        {...register('payeeName', {
          validate: (name) => profile.payeeName !== null || !name.trim() || payeeNameOf(name) !== null,
        })}
      />
      <TextField
        label={t('profile.birthday')}
        icon="gift"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        max={latest}
        readOnly={profile.birthday !== null}
        error={errors.birthday && t('profile.birthdayWrong', { age })}
        help={profile.birthday !== null ? t('profile.fixed') : t('profile.birthdayHelp', { age })}
        {...register('birthday', {
          validate: (day) => profile.birthday !== null || !day || day <= latest,
        })}
      />
    </FormCard>
  );
}

/** Personal data: the picture, the nickname, and what is set once because money is paid out to that person. */
export function ProfilePage() {
  const { data, error, refetch } = useQuery(accountQueries.profile());
  return (
    <div className="grid grid-cols-1 content-start items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
      {data ? (
        <PersonalForm profile={data} />
      ) : error ? (
        <section className="surface">
          <ErrorState error={error} onRetry={() => void refetch()} />
        </section>
      ) : (
        <Skeleton className="h-96 max-w-[560px] rounded-lg!" />
      )}
      <div className="grid grid-cols-1 content-start gap-4">
        <AvatarPicker />
        <GameLanguage />
      </div>
    </div>
  );
}
