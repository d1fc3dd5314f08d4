import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Account numbers below 100000 are real money, the same number plus 100000 its play-money counterpart. */
const chart: [number: number, code: string, nature: string, vi: string, en: string][] = [
  [1110, 'channel:BANK', 'ASSET', 'Tiền tại ngân hàng', 'Money at the bank'],
  [1190, 'channel:MANUAL', 'ASSET', 'Tiền thu thủ công', 'Money received by hand'],
  [1500, 'receivable', 'ASSET', 'Phải thu hội viên', 'Receivable from members'],
  [2000, 'player', 'LIABILITY', 'Số dư hội viên', 'Balances of members'],
  [2100, 'vendor', 'LIABILITY', 'Ví tại nhà cung cấp', 'Wallets at vendors'],
  [2200, 'jackpot', 'LIABILITY', 'Quỹ hũ', 'Jackpot pools'],
  [2800, 'transfer', 'LIABILITY', 'Chuyển khoản giữa hội viên', 'Transfers between members, under way'],
  [2900, 'suspense', 'LIABILITY', 'Tạm treo', 'Suspense'],
  [3900, 'issue', 'EQUITY', 'Phát hành tiền chơi thử', 'Play money issued'],
  [4010, 'house:RNG', 'INCOME', 'Nhà cái: nổ hũ', 'House: slots'],
  [4020, 'house:FISH', 'INCOME', 'Nhà cái: bắn cá', 'House: fishing'],
  [4030, 'house:LIVE', 'INCOME', 'Nhà cái: trực tuyến', 'House: live casino'],
  [4040, 'house:SPORTS', 'INCOME', 'Nhà cái: thể thao', 'House: sports'],
  [4050, 'house:ESPORTS', 'INCOME', 'Nhà cái: thể thao điện tử', 'House: e-sports'],
  [4060, 'house:PVP', 'INCOME', 'Nhà cái: game bài', 'House: card rooms'],
  [4070, 'house:LOTT', 'INCOME', 'Nhà cái: xổ số', 'House: lottery'],
  [4080, 'house:ELOTT', 'INCOME', 'Nhà cái: xổ số điện tử', 'House: e-lottery'],
  [5100, 'bonus-cost', 'EXPENSE', 'Chi phí khuyến mãi', 'Cost of bonuses'],
  [5200, 'agent-cost', 'EXPENSE', 'Chi phí đại lý', 'Cost of agents'],
  [5900, 'adjustment', 'EXPENSE', 'Điều chỉnh', 'Adjustments'],
];

const inPlayMoney = (code: string): boolean => !/^(channel|vendor|transfer)/.test(code);
const inRealMoney = (code: string): boolean => code !== 'issue';

/** The ledger: accounts, chart, postings by month, keys for ever. Postings and keys are append-only for the service's role. */
export class CreateLedger1763000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TYPE book AS ENUM ('REAL', 'PLAY');
      CREATE TYPE account_status AS ENUM ('OPEN', 'LOCKED', 'STOPPED');
      CREATE TYPE posting_kind AS ENUM ('BET', 'WIN', 'ROLLBACK', 'DEPOSIT', 'WITHDRAWAL', 'TRANSFER_IN', 'TRANSFER_OUT',
        'BONUS', 'CASHBACK', 'POINTS', 'SALARY', 'DIVIDEND', 'JACKPOT', 'ADJUST', 'GRANT');
      CREATE TYPE posting_outcome AS ENUM ('ACCEPTED', 'INSUFFICIENT_FUNDS', 'ACCOUNT_LOCKED', 'ACCOUNT_STOPPED',
        'SELF_EXCLUDED', 'LIMIT_REACHED', 'BALANCE_OVERFLOW', 'ROLLED_BACK', 'NOTHING_TO_ROLL_BACK',
        'ALREADY_ROLLED_BACK', 'BET_MISMATCH')`);
    await runner.query(`
      CREATE TABLE chart_account (
        number  integer PRIMARY KEY,
        book    book NOT NULL,
        code    text NOT NULL,
        nature  text NOT NULL CHECK (nature IN ('ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE')),
        name_vi text NOT NULL,
        name_en text NOT NULL,
        CONSTRAINT chart_account_code UNIQUE (book, code),
        CONSTRAINT chart_account_book CHECK ((number >= 100000) = (book = 'PLAY'))
      )`);
    await runner.query(`
      CREATE TABLE player_account (
        member_id      uuid NOT NULL,
        book           book NOT NULL,
        balance        bigint NOT NULL DEFAULT 0 CONSTRAINT player_account_balance CHECK (balance >= 0),
        held           bigint NOT NULL DEFAULT 0,
        version        bigint NOT NULL DEFAULT 0,
        status         account_status NOT NULL DEFAULT 'OPEN',
        restricted     boolean NOT NULL DEFAULT false,
        excluded_until timestamptz,
        opened_at      timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT player_account_once PRIMARY KEY (member_id, book),
        CONSTRAINT player_account_held CHECK (held BETWEEN 0 AND balance)
      ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
      CREATE TABLE player_limit (
        member_id uuid NOT NULL,
        book      book NOT NULL,
        kind      text NOT NULL CHECK (kind IN ('WAGER', 'LOSS')),
        period    text NOT NULL CHECK (period IN ('day', 'week', 'month')),
        zone      text NOT NULL,
        amount    bigint NOT NULL CHECK (amount >= 0),
        used      bigint NOT NULL DEFAULT 0,
        resets_at timestamptz NOT NULL,
        CONSTRAINT player_limit_once PRIMARY KEY (member_id, book, kind, period)
      )`);
    await runner.query(`
      CREATE TABLE posting (
        id            uuid NOT NULL,
        member_id     uuid NOT NULL,
        amount        bigint NOT NULL CHECK (amount > 0),
        balance_after bigint CHECK (balance_after >= 0),
        version       bigint CHECK (version > 0),
        xid           xid8 NOT NULL,
        recorded_at   timestamptz NOT NULL,
        month         date NOT NULL,
        book          book NOT NULL,
        kind          posting_kind NOT NULL,
        outcome       posting_outcome NOT NULL DEFAULT 'ACCEPTED',
        debit         integer NOT NULL,
        credit        integer NOT NULL,
        caller        text COLLATE "C" NOT NULL,
        reference     text COLLATE "C" NOT NULL,
        request_hash  bytea NOT NULL,
        group_id      uuid,
        round_id      text COLLATE "C",
        vassalage     text COLLATE "C",
        game_type     text COLLATE "C",
        refers_to     text COLLATE "C",
        note          text,
        trace         bytea,
        CONSTRAINT posting_once PRIMARY KEY (id, month),
        CONSTRAINT posting_chain UNIQUE (member_id, book, version, month),
        CONSTRAINT posting_two_sides CHECK (debit <> credit),
        CONSTRAINT posting_one_book
          CHECK ((debit >= 100000) = (book = 'PLAY') AND (credit >= 100000) = (book = 'PLAY')),
        CONSTRAINT posting_player_side
          CHECK ((debit IN (2000, 102000) OR credit IN (2000, 102000)) = (version IS NOT NULL)),
        CONSTRAINT posting_balance_known CHECK ((version IS NULL) = (balance_after IS NULL))
      ) PARTITION BY RANGE (month);
      CREATE TABLE posting_key (
        caller        text COLLATE "C" NOT NULL,
        external_id   text COLLATE "C" NOT NULL,
        member_id     uuid NOT NULL,
        book          book NOT NULL,
        outcome       posting_outcome NOT NULL,
        posting_month date,
        posting_id    uuid,
        request_hash  bytea NOT NULL,
        CONSTRAINT posting_key_once PRIMARY KEY (caller, external_id)
      ) PARTITION BY HASH (external_id)`);
    await runner.query(`
      CREATE TABLE kept_answer (
        caller      text COLLATE "C" NOT NULL,
        external_id text COLLATE "C" NOT NULL,
        member_id   uuid NOT NULL,
        book        book NOT NULL,
        kind        posting_kind NOT NULL,
        outcome     posting_outcome NOT NULL,
        delta       bigint,
        balance     bigint NOT NULL,
        version     bigint NOT NULL,
        group_id    uuid,
        round_id    text,
        vassalage   text,
        game_type   text,
        refers_to   text,
        note        text,
        recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT kept_answer_once PRIMARY KEY (caller, external_id)
      );
      CREATE TABLE posting_relay (
        name       text PRIMARY KEY,
        last_id    uuid NOT NULL,
        last_month date NOT NULL,
        ahead      uuid[] NOT NULL DEFAULT '{}'
      );
      INSERT INTO posting_relay VALUES ('postings', '00000000-0000-0000-0000-000000000000', '-infinity')`);
    await runner.query(privilegeFunctions);
    for (let part = 0; part < 16; part++) {
      await runner.query(
        `CREATE TABLE posting_key_${part} PARTITION OF posting_key FOR VALUES WITH (MODULUS 16, REMAINDER ${part})`,
      );
      await runner.query(`SELECT make_append_only('posting_key_${part}')`);
    }
    await runner.query(
      `SELECT make_append_only(t) FROM unnest('{posting,posting_key,kept_answer}'::regclass[]) t`,
    );
    await runner.query('SELECT ensure_posting_months(3)');
    await this.fillChart(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION ensure_posting_months(integer), make_append_only(regclass);
      DROP TABLE posting_relay, kept_answer, posting_key, posting, player_limit, player_account, chart_account;
      DROP TYPE posting_outcome, posting_kind, account_status, book`);
  }

  private async fillChart(runner: QueryRunner): Promise<void> {
    for (const [number, code, nature, vi, en] of chart) {
      const books: [number, string][] = [];
      if (inRealMoney(code)) books.push([number, 'REAL']);
      if (inPlayMoney(code)) books.push([number + 100_000, 'PLAY']);
      for (const [own, book] of books) {
        await runner.query('INSERT INTO chart_account VALUES ($1, $2, $3, $4, $5, $6)', [
          own,
          book,
          code,
          nature,
          vi,
          en,
        ]);
      }
    }
    await runner.query(`SELECT make_append_only('chart_account')`);
  }
}

// A partition is made beside the table and attached: that waits for no posting and lets none wait.
const privilegeFunctions = `
  CREATE FUNCTION make_append_only(p_table regclass) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE v_grantee oid;
  BEGIN
    FOR v_grantee IN
      SELECT DISTINCT a.grantee FROM pg_class c, aclexplode(c.relacl) a
       WHERE c.oid = p_table AND a.grantee <> c.relowner AND a.grantee <> 0
    LOOP
      EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %s FROM %s', p_table, v_grantee::regrole);
    END LOOP;
  END $$;

  CREATE FUNCTION ensure_posting_months(p_ahead integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE
    v_month date;
    v_name text;
    v_made integer := 0;
  BEGIN
    IF p_ahead NOT BETWEEN 0 AND 24 THEN RAISE EXCEPTION 'months ahead: %', p_ahead; END IF;
    PERFORM pg_advisory_xact_lock(7204412);
    FOR v_month IN
      SELECT generate_series(this - interval '1 month', this + p_ahead * interval '1 month', interval '1 month')::date
        FROM (SELECT date_trunc('month', now() AT TIME ZONE 'UTC') AS this) t
    LOOP
      v_name := 'posting_' || to_char(v_month, 'YYYY_MM');
      CONTINUE WHEN to_regclass(v_name) IS NOT NULL;
      EXECUTE format('CREATE TABLE %I (LIKE posting INCLUDING ALL)', v_name);
      EXECUTE format('ALTER TABLE posting ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
                     v_name, v_month, (v_month + interval '1 month')::date);
      PERFORM make_append_only(v_name::regclass);
      v_made := v_made + 1;
    END LOOP;
    RETURN v_made;
  END $$`;
