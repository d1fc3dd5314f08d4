import { useTranslation } from 'react-i18next';
import { useAvatar, useMemberQuery } from '~/features/session';
import { Avatar } from '~/ui/avatar';
import { Tag } from '~/ui/chip';
import { Skeleton } from '~/ui/skeleton';

export function ProfileHead() {
  const { t } = useTranslation('member');
  const { data: member, isError } = useMemberQuery();
  const avatar = useAvatar();
  if (isError && !member) return null;
  if (!member) return <Skeleton className="m-2 h-14" />;
  return (
    <div className="mb-1.5 flex items-center gap-3 border-b border-hairline px-2.5 pt-3 pb-3.5">
      <Avatar name={member.nickname || member.account} src={avatar} size={52} />
      <div className="min-w-0">
        <b className="block truncate font-semibold">{member.nickname || member.account}</b>
        <div className="flex flex-wrap gap-1.5">
          {member.clubLabel && <Tag tone="gold">{member.clubLabel.labelName}</Tag>}
          {member.memberLabel?.map((label) => (
            <Tag key={label.labelName}>{label.labelName}</Tag>
          ))}
          {!member.clubLabel && !member.memberLabel?.length && <Tag>{t('member')}</Tag>}
        </div>
      </div>
    </div>
  );
}
