-- Numbers below 100000 are real money; the same number plus 100000 is the account's counterpart in play money.
CREATE TABLE chart_account (
  number  integer PRIMARY KEY,
  book    book NOT NULL,
  code    text NOT NULL,
  nature  text NOT NULL CHECK (nature IN ('ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE')),
  name_vi text NOT NULL,
  name_en text NOT NULL,
  CONSTRAINT chart_account_code UNIQUE (book, code),
  CONSTRAINT chart_account_book CHECK ((number >= 100000) = (book = 'PLAY'))
);

INSERT INTO chart_account (number, book, code, nature, name_vi, name_en)
SELECT c.number + CASE b.book WHEN 'PLAY' THEN 100000 ELSE 0 END, b.book, c.code, c.nature, c.name_vi, c.name_en
  FROM (VALUES
    (1110, '{REAL}'::book[],      'channel:BANK',   'ASSET',     'Tiền tại ngân hàng',            'Money at the bank'),
    (1190, '{REAL}'::book[],      'channel:MANUAL', 'ASSET',     'Tiền thu thủ công',             'Money received by hand'),
    (1500, '{REAL,PLAY}'::book[], 'receivable',     'ASSET',     'Phải thu hội viên',             'Receivable from members'),
    (2000, '{REAL,PLAY}'::book[], 'player',         'LIABILITY', 'Số dư hội viên',                'Balances of members'),
    (2100, '{REAL}'::book[],      'vendor',         'LIABILITY', 'Ví tại nhà cung cấp',           'Wallets at vendors'),
    (2200, '{REAL,PLAY}'::book[], 'jackpot',        'LIABILITY', 'Quỹ hũ',                        'Jackpot pools'),
    (2800, '{REAL}'::book[],      'transfer',       'LIABILITY', 'Chuyển khoản giữa hội viên',    'Transfers between members, under way'),
    (2900, '{REAL,PLAY}'::book[], 'suspense',       'LIABILITY', 'Tạm treo',                      'Suspense'),
    (3900, '{PLAY}'::book[],      'issue',          'EQUITY',    'Phát hành tiền chơi thử',       'Play money issued'),
    (4010, '{REAL,PLAY}'::book[], 'house:RNG',      'INCOME',    'Nhà cái: nổ hũ',                'House: slots'),
    (4020, '{REAL,PLAY}'::book[], 'house:FISH',     'INCOME',    'Nhà cái: bắn cá',               'House: fishing'),
    (4030, '{REAL,PLAY}'::book[], 'house:LIVE',     'INCOME',    'Nhà cái: trực tuyến',           'House: live casino'),
    (4040, '{REAL,PLAY}'::book[], 'house:SPORTS',   'INCOME',    'Nhà cái: thể thao',             'House: sports'),
    (4050, '{REAL,PLAY}'::book[], 'house:ESPORTS',  'INCOME',    'Nhà cái: thể thao điện tử',     'House: e-sports'),
    (4060, '{REAL,PLAY}'::book[], 'house:PVP',      'INCOME',    'Nhà cái: game bài',             'House: card rooms'),
    (4070, '{REAL,PLAY}'::book[], 'house:LOTT',     'INCOME',    'Nhà cái: xổ số',                'House: lottery'),
    (4080, '{REAL,PLAY}'::book[], 'house:ELOTT',    'INCOME',    'Nhà cái: xổ số điện tử',        'House: e-lottery'),
    (5100, '{REAL,PLAY}'::book[], 'bonus-cost',     'EXPENSE',   'Chi phí khuyến mãi',            'Cost of bonuses'),
    (5200, '{REAL,PLAY}'::book[], 'agent-cost',     'EXPENSE',   'Chi phí đại lý',                'Cost of agents'),
    (5900, '{REAL,PLAY}'::book[], 'adjustment',     'EXPENSE',   'Điều chỉnh',                    'Adjustments')
  ) AS c(number, books, code, nature, name_vi, name_en)
 CROSS JOIN unnest(c.books) AS b(book);
