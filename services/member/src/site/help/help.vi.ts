import type { DraftSection } from './help-centre.js';

export const vietnamese: readonly DraftSection[] = [
  [
    'start',
    'Bắt đầu',
    [
      [
        'register',
        'Đăng ký tài khoản',
        [
          'Chỉ người từ 18 tuổi trở lên được mở tài khoản tại {brand}, mỗi người một tài khoản. Tên đăng nhập không thể thay đổi sau khi đăng ký.',
        ],
        [
          'Chọn Đăng ký ở góc trên của trang.',
          'Nhập tên đăng nhập và mật khẩu từ 8 ký tự; tránh mật khẩu bạn đã dùng ở nơi khác.',
          'Kéo mảnh ghép vào đúng vị trí, xác nhận bạn đủ 18 tuổi và đồng ý với điều khoản, rồi gửi.',
        ],
      ],
      [
        'login',
        'Đăng nhập và quên mật khẩu',
        [
          'Sau vài lần nhập sai, trang sẽ yêu cầu thêm mã hình ảnh và tăng dần thời gian chờ. Tài khoản của bạn không bị khóa vĩnh viễn vì người khác đoán mật khẩu.',
          'Nếu quên mật khẩu, hãy chọn Quên mật khẩu và nhận liên kết qua e-mail hoặc mã qua điện thoại đã đăng ký.',
        ],
      ],
      [
        'free-play',
        'Chơi thử',
        [
          'Chế độ chơi thử dùng tiền ảo, có cùng luật và cùng tỷ lệ như chơi thật. Tiền ảo không thể rút hay chuyển thành tiền thật.',
        ],
      ],
    ],
  ],
  [
    'account',
    'Tài khoản và bảo mật',
    [
      [
        'profile',
        'Thông tin cá nhân',
        [
          'Họ tên thật được lưu bằng chữ in hoa không dấu, đúng như trên tài khoản ngân hàng của bạn. Họ tên và ngày sinh chỉ đặt được một lần; nếu cần sửa, hãy liên hệ chăm sóc khách hàng.',
          'E-mail, số điện thoại và các liên hệ khác luôn được che bớt khi hiển thị.',
        ],
      ],
      [
        'security',
        'Giữ tài khoản an toàn',
        [
          'Trang An ninh cho bạn biết điều gì còn thiếu: mật khẩu quỹ, họ tên, ngày sinh, số điện thoại, e-mail. Hãy hoàn tất tất cả trước khi rút tiền.',
          'Nhân viên của {brand} không bao giờ hỏi mật khẩu, mật khẩu quỹ hay mã xác minh của bạn.',
        ],
      ],
      [
        'fund-password',
        'Mật khẩu quỹ',
        [
          'Mật khẩu quỹ bảo vệ mọi thao tác rút tiền, chuyển tiền và đổi điểm. Nó phải khác mật khẩu đăng nhập. Sau năm lần nhập sai, mật khẩu quỹ bị khóa trong 15 phút.',
        ],
      ],
      [
        'avatar',
        'Ảnh đại diện',
        [
          'Bạn có thể chọn một trong 24 hình vẽ hoặc tải lên ảnh của mình. Ảnh phải là PNG hoặc JPG, tối đa 5 MB; thông tin ẩn trong ảnh như vị trí chụp được xóa bỏ.',
        ],
      ],
    ],
  ],
  [
    'money',
    'Nạp và rút tiền',
    [
      [
        'deposit-how',
        'Nạp tiền',
        [
          'Tiền chỉ được cộng vào tài khoản khi ngân hàng xác nhận đã nhận được. Nội dung chuyển khoản phải đúng như trang đã chỉ dẫn.',
        ],
        [
          'Mở Trung tâm hội viên và chọn Nạp tiền.',
          'Chọn kênh, nhập số tiền trong giới hạn được ghi.',
          'Quét mã QR bằng ứng dụng ngân hàng, hoặc chuyển khoản đúng số tiền và nội dung.',
        ],
      ],
      [
        'deposit-late',
        'Tiền nạp chưa đến',
        [
          'Phần lớn khoản nạp đến trong vài phút. Nếu sau 30 phút vẫn chưa thấy, hãy gửi cho chăm sóc khách hàng ảnh chụp biên lai cùng mã giao dịch. Khoản tiền không khớp với yêu cầu nào sẽ được nhân viên kiểm tra, không bị mất.',
        ],
      ],
      [
        'withdraw',
        'Rút tiền',
        [
          'Bạn chỉ có thể rút về tài khoản ngân hàng mang đúng họ tên thật của mình. Mỗi yêu cầu cần mật khẩu quỹ và hiện trạng thái cho đến khi được chi trả.',
          'Trong thời gian tạm nghỉ bạn vẫn rút được tiền; khi tự loại trừ, chăm sóc khách hàng chi trả số dư còn lại cho bạn.',
        ],
      ],
      [
        'balance',
        'Số dư và sổ tài khoản',
        [
          'Mỗi thay đổi của số dư là một dòng trong sổ tài khoản với thời gian, số tiền và số dư sau đó. Nếu thấy điều không đúng, hãy gửi mã của dòng đó cho chúng tôi.',
        ],
      ],
    ],
  ],
  [
    'games',
    'Trò chơi',
    [
      [
        'fairness',
        'Kết quả công bằng',
        [
          'Kết quả được tạo bởi bộ sinh số ngẫu nhiên mật mã và không phụ thuộc vào các lần chơi trước. Với trò chơi của {brand}, bạn có thể tự kiểm chứng từng kết quả ngay trong trang trò chơi.',
        ],
      ],
      [
        'interrupted',
        'Ván chơi bị gián đoạn',
        [
          'Nếu mất kết nối giữa ván, tiền cược được giữ nguyên. Khi mở lại trò chơi, bạn sẽ thấy kết quả hoặc tiếp tục ván đó; ván không thể hoàn tất sẽ bị hủy và tiền cược được hoàn lại.',
        ],
      ],
      [
        'records',
        'Lịch sử cược',
        [
          'Lịch sử cược cho thấy từng ván, tiền cược, tiền thắng và kết quả. Bạn có thể lọc theo ngày, nhà cung cấp và loại trò chơi.',
        ],
      ],
    ],
  ],
  [
    'rewards',
    'Ưu đãi và điểm thưởng',
    [
      [
        'points',
        'Điểm thưởng',
        [
          'Bạn nhận điểm khi nạp tiền và khi cược bằng tiền thật. Điểm không bao giờ hết hạn và có thể đổi lấy quà hoặc tiền trong cửa hàng điểm.',
        ],
      ],
      [
        'vip',
        'Hạng VIP',
        [
          'Hạng VIP dựa trên hoạt động của bạn và được cập nhật tự động. Từ hạng trên 4, bạn được phục vụ bởi bàn chăm sóc VIP riêng.',
        ],
      ],
      [
        'bonus-terms',
        'Điều kiện của khuyến mãi',
        [
          'Mỗi khuyến mãi nêu rõ ai được tham gia, vòng cược cần đạt và thời hạn. Tiền thưởng và tiền mặt luôn được hiển thị riêng.',
        ],
      ],
    ],
  ],
  [
    'responsible',
    'Chơi có trách nhiệm',
    [
      [
        'facts',
        'Những điều cần biết trước khi chơi',
        [
          'Cờ bạc là giải trí, không phải cách kiếm tiền: về lâu dài nhà cái luôn có lợi thế. Chỉ chơi bằng số tiền bạn có thể mất, không vay để chơi và không cố gỡ.',
          'Dấu hiệu nên dừng lại: nghĩ về cược suốt ngày, giấu người thân, chơi để quên lo âu, cược lớn dần để có cùng cảm giác.',
        ],
      ],
      [
        'limits',
        'Đặt giới hạn',
        [
          'Bạn có thể đặt giới hạn nạp tiền, thua, cược và thời gian chơi cho mỗi ngày, tuần và tháng. Giảm giới hạn có hiệu lực ngay; tăng hoặc bỏ giới hạn chỉ có hiệu lực sau 24 giờ và khi bạn xác nhận lại.',
        ],
      ],
      [
        'reality-check',
        'Nhắc nhở thời gian',
        [
          'Bạn chọn khoảng thời gian để được nhắc đã chơi bao lâu và đang thắng hay thua bao nhiêu. Lời nhắc phải được xác nhận trước khi chơi tiếp.',
        ],
      ],
      [
        'self-exclusion',
        'Tạm nghỉ và tự loại trừ',
        [
          'Tạm nghỉ khóa việc chơi và nạp tiền từ 24 giờ đến 6 tuần. Tự loại trừ kéo dài từ 6 tháng đến vĩnh viễn, kết thúc mọi phiên đăng nhập ngay lập tức và không thể rút ngắn.',
          'Nếu bạn cần nói chuyện với ai đó, hãy tìm đến bác sĩ tâm lý hoặc người bạn tin cậy; chăm sóc khách hàng của {brand} luôn giúp bạn đặt giới hạn.',
        ],
      ],
    ],
  ],
  [
    'legal',
    'Điều khoản và quyền riêng tư',
    [
      [
        'terms',
        'Điều khoản sử dụng',
        [
          'Tài khoản là của riêng bạn và không được chuyển nhượng. {brand} có thể tạm dừng tài khoản khi có dấu hiệu gian lận, nhiều tài khoản của một người, hoặc khi pháp luật yêu cầu; số dư hợp lệ vẫn thuộc về bạn.',
          'Kết quả ghi trên máy chủ là kết quả chính thức. Khi có lỗi kỹ thuật, các ván bị ảnh hưởng sẽ bị hủy và tiền cược được hoàn lại.',
        ],
      ],
      [
        'privacy',
        'Quyền riêng tư',
        [
          'Họ tên, ngày sinh và liên hệ của bạn được mã hóa khi lưu trữ và chỉ dùng để vận hành tài khoản, chi trả và thực hiện nghĩa vụ pháp luật. Bạn có thể hỏi chúng tôi lưu giữ gì về bạn qua mục Góp ý.',
        ],
      ],
      [
        'contact',
        'Liên hệ và góp ý',
        [
          'Trò chuyện trực tuyến mở 24 giờ mỗi ngày. Qua mục Góp ý bạn có thể gửi kèm tối đa 3 ảnh, mỗi ảnh 5 MB.',
        ],
      ],
    ],
  ],
];
