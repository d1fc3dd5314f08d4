import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('feedback')
export class FeedbackEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'merchant_code' })
  merchantCode: string;

  /** Null if the sender was not logged in. */
  @Column('uuid', { name: 'member_id', nullable: true })
  memberId: string | null;

  @Column('text')
  content: string;

  /** File names in the folder of feedback pictures. */
  @Column('text', { array: true })
  images: string[];

  @Column('inet', { name: 'client_ip' })
  clientIp: string;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt: Date;

  @Column('timestamptz', { name: 'handled_at', nullable: true })
  handledAt: Date | null;

  @Column('uuid', { name: 'handled_by', nullable: true })
  handledBy: string | null;

  /** What the sender was answered; null where nothing was written. */
  @Column('text', { nullable: true })
  answer: string | null;
}
