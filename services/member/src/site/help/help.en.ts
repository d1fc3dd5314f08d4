import type { DraftSection } from './help-centre.js';

export const english: readonly DraftSection[] = [
  [
    'start',
    'Getting started',
    [
      [
        'register',
        'Opening an account',
        [
          'Only people of 18 or older may open an account at {brand}, and each person one. The user name cannot be changed afterwards.',
        ],
        [
          'Choose Register at the top of the page.',
          'Enter a user name and a password of 8 characters or more; avoid one that you use elsewhere.',
          'Slide the piece into its place, confirm that you are 18 and accept the terms, and send.',
        ],
      ],
      [
        'login',
        'Logging in, and forgotten passwords',
        [
          'After a few wrong tries the page asks for an image code and makes you wait a little longer each time. Nobody can lock you out for ever by guessing your password.',
          'If you have forgotten yours, choose Forgot password and receive a link by e-mail or a code on the phone you registered.',
        ],
      ],
      [
        'free-play',
        'Free play',
        [
          'Free play uses play money, with the same rules and the same odds as real play. Play money cannot be withdrawn or turned into real money.',
        ],
      ],
    ],
  ],
  [
    'account',
    'Account and security',
    [
      [
        'profile',
        'Personal data',
        [
          'Your real name is kept in capitals without accents, as on your bank account. Name and birthday can be set once; to correct them, please contact customer service.',
          'E-mail, phone number and other contacts are always shown masked.',
        ],
      ],
      [
        'security',
        'Keeping your account safe',
        [
          'The security centre shows what is missing: fund password, name, birthday, phone number, e-mail. Please complete all of them before you withdraw.',
          'Staff of {brand} never ask for your password, your fund password or a verification code.',
        ],
      ],
      [
        'fund-password',
        'The fund password',
        [
          'The fund password protects withdrawals, transfers and the exchange of points. It must differ from your login password. After five wrong tries it is locked for 15 minutes.',
        ],
      ],
      [
        'avatar',
        'Avatar',
        [
          'Choose one of 24 drawings or upload a picture of your own. It must be PNG or JPG with 5 MB at most; hidden information such as the place where it was taken is removed.',
        ],
      ],
    ],
  ],
  [
    'money',
    'Deposits and withdrawals',
    [
      [
        'deposit-how',
        'Making a deposit',
        [
          'Money is credited once the bank confirms that it has arrived. The transfer note must be exactly the one shown on the page.',
        ],
        [
          'Open the member centre and choose Deposit.',
          'Choose a channel and enter an amount within its limits.',
          'Scan the QR code with your banking app, or transfer the exact amount with the note.',
        ],
      ],
      [
        'deposit-late',
        'A deposit has not arrived',
        [
          'Most deposits arrive within minutes. If yours has not after 30 minutes, send customer service a picture of the receipt with the transaction number. Money that fits no request is looked into by our staff; it is not lost.',
        ],
      ],
      [
        'withdraw',
        'Withdrawing',
        [
          'You can withdraw only to a bank account in your own real name. Each request needs the fund password and shows its status until it is paid.',
          'During a cool-off you can still withdraw; during a self-exclusion customer service pays out what is left.',
        ],
      ],
      [
        'balance',
        'Balance and account record',
        [
          'Every change of your balance is a line of the account record with its time, its amount and the balance after it. If something looks wrong, send us the number of that line.',
        ],
      ],
    ],
  ],
  [
    'games',
    'Games',
    [
      [
        'fairness',
        'Fair results',
        [
          'Results come from a cryptographic random number generator and do not depend on what was played before. For the games of {brand} you can verify each result yourself on the game page.',
        ],
      ],
      [
        'interrupted',
        'Interrupted rounds',
        [
          'If the connection breaks during a round, your stake is kept. When you open the game again you see the result or go on with the round; a round that cannot be finished is void and its stake returned.',
        ],
      ],
      [
        'records',
        'Betting record',
        [
          'The betting record shows each round, its stake, its win and its result. You can filter by date, provider and kind of game.',
        ],
      ],
    ],
  ],
  [
    'rewards',
    'Promotions and points',
    [
      [
        'points',
        'Points',
        [
          'You earn points by deposits and by bets with real money. Points never expire and can be exchanged for gifts or money in the point mall.',
        ],
      ],
      [
        'vip',
        'VIP ranks',
        [
          'Your VIP rank follows from what you play and is kept up to date by itself. Above rank 4 a VIP desk of its own serves you.',
        ],
      ],
      [
        'bonus-terms',
        'Terms of promotions',
        [
          'Each promotion says who may take part, what has to be wagered and until when. Bonus money and cash are always shown apart.',
        ],
      ],
    ],
  ],
  [
    'responsible',
    'Responsible gaming',
    [
      [
        'facts',
        'What to know before you play',
        [
          'Gambling is entertainment, not a way to make money: in the long run the house has the advantage. Play only with what you can afford to lose, never with borrowed money, and do not chase losses.',
          'Signs that it is time to stop: thinking of bets all day, hiding it from people close to you, playing to forget worries, betting more for the same thrill.',
        ],
      ],
      [
        'limits',
        'Setting limits',
        [
          'You can limit what you deposit, lose and wager, and the time you play, for each day, week and month. Lowering a limit takes effect at once; raising or removing one takes 24 hours and another confirmation of yours.',
        ],
      ],
      [
        'reality-check',
        'Reality check',
        [
          'Choose how often you want to be told how long you have played and how much you have won or lost. The notice must be acknowledged before you play on.',
        ],
      ],
      [
        'self-exclusion',
        'Cool-off and self-exclusion',
        [
          'A cool-off closes play and deposits for 24 hours to 6 weeks. A self-exclusion lasts from 6 months to for ever, ends all your sessions at once and cannot be shortened.',
          'If you need to talk to somebody, please turn to a counsellor or to a person you trust; customer service of {brand} will always help you to set limits.',
        ],
      ],
    ],
  ],
  [
    'legal',
    'Terms and privacy',
    [
      [
        'terms',
        'Terms of use',
        [
          'Your account is yours alone and cannot be handed on. {brand} may suspend an account where there are signs of fraud, where one person holds several, or where the law demands it; a rightful balance remains yours.',
          'The result recorded by the server is the official one. Where a technical fault occurs, the rounds concerned are void and their stakes returned.',
        ],
      ],
      [
        'privacy',
        'Privacy',
        [
          'Your name, birthday and contacts are encrypted where they are kept, and used only to run your account, to pay you and to fulfil legal duties. Ask us by the feedback form what we hold about you.',
        ],
      ],
      [
        'contact',
        'Contact and feedback',
        [
          'Live chat is open 24 hours a day. With the feedback form you can send up to 3 pictures of 5 MB each.',
        ],
      ],
    ],
  ],
];
