import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * What guessers try first here: the site's own players' language, which international lists know little of.
 */
const words = `
!@#$%^&* !qaz2wsx !qaz@wsx 00000000 000000000 0000000000 01010101 01234567 012345678 0123456788 0123456789
0901234567 0912345678 0987654321 0988888888 0999999999 10101010 10203040 102030405060 1029384756 11111111
111111111 1111111111 11112222 11223344 1122334455 112233445566 11235813 12121212 123!@#qwe 123123123
123321123 1234!@#$ 12341234 12344321 1234554321 12345612 123456123 1234561234 123456654321 12345678
123456788 123456789 1234567890 1234567891 12345678910 1234567899 123456789a 123456789q 123456789z 12345678a
12345679 1234567a 123456aa 123456abc 123456as 123456qwe 1234abcd 1234qwer 123654789 123abc123 123qwe123
123qweasd 12qwaszx 13131313 147258369 14785236 147852369 159357456 159753456 159753852 19901990 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20002000 20202020 22222222 23456789 25802580
27182818 2wsx3edc 31415926 321654987 33333333 39393939 3edc4rfv 44444444 5201314520 5201314a 55555555
654321123 66666666 66668888 68686868 68688686 69696969 741852963 753951456 7654321a 77777777 789456123
79797979 852456852 86868686 87654321 88886666 88888888 951753852 963852741 987654321 9876543210 99999999
a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 a@123456 aa123456 aa123456789 aa@123456 aaa12345 abc12345
abc123456 abc123456789 abc123abc abc@1234 abc@12345 abc@123456 abcd1234 abcdef123 abcdefg1 abcdefgh1
admin123 admin1234 admin12345 admin123456 admin@123 admin@1234 adminadmin administrator alexander alexandra
alhamdulillah andrew123 angel123 angels12 anhtuan1 anhtuan123 anhyeuem anhyeuem1 anhyeuem123 anhyeuemnhieu
anthony1 arsenal1 arsenal123 asd123asd asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl asdqwe123 asdzxc123
ashley123 assalamualaikum autumn123 babyboy1 babygirl babygirl1 banca123 banthan1 banthan123 barcelona
barcelona1 baseball baseball1 basketball basketball1 batman123 bautroi1 benjamin bienxanh bigboss1 bismillah
blahblah blessed1 blueberry bomeyeucon bongda123 bongda88 boyeucon brandon1 buttercup butterfly butterfly1
callofduty cantho65 caothulode casino123 champion champion1 changeme changeme1 changeme123 charlie1
charlie123 chelsea1 chelsea123 chocolate chocolate1 chocon123 christian christine christopher cinnamon
codaupho computer computer1 computer123 congchua conheoem conyeubame conyeume cookie123 cookies1 corvette
cowboys1 creative cristiano crystal1 cuocsong cuocsong1 cupcakes daigia123 dalat123 danang123 danang43
dangnhap dangnhap1 daniel123 danielle december default1 deptrai1 deptrai123 dethuong dethuong1 dethuong123
diamond1 diamond123 discover dollar123 dolphins doraemon doraemon1 dragon12 dragon123 dragonball ducanh123
eagles123 elizabeth emyeuanh emyeuanh1 explorer facebook facebook1 facebook123 family123 february ferrari1
fighter1 football football1 football12 football123 forever1 forever123 forever21 fortnite freedom1
freedom123 friday123 friday13 friends1 friends123 gacon123 gamer123 garfield giadinh1 giadinh123 giadinhtoi
ginger123 godfather godisgood golden123 goodbye1 goodluck goodluck1 google123 guest1234 hahahaha haiphong
hanhphuc hanhphuc1 hanhphuc123 hanoi123 hanoi1234 happy123 happyday harleydavidson heaven123 hello123
hello1234 hellohello hellokitty helloworld heocon123 hihihihi hoahong1 hoahong123 hoamattroi hoang123
hoanganh hoanganh1 hoangminh hoangtu1 hoangtu123 hoasenvn hochiminh hochiminh1 hunter12 hunter123 huyhoang
ilovegod iloveme1 ilovemom iloveu123 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2
iloveyou3000 indonesia internet internet1 iphone123 ironman1 jackpot1 jackpot777 jackpot888 january1
jennifer jessica1 jessica123 jesus123 jesus777 jesuschrist jonathan jordan123 jordan23 juventus khongbiet
khongbiet1 khongcho khongco1 khongcogi khongnho khongquen killer123 lakers24 lalalala lamborghini
leagueoflegends letmein1 letmein123 letmeinnow levan123 liverpool liverpool1 liverpool123 lkjhgfdsa
locphat68 locphat6868 lode1234 login123 loveforever lovelove lovely123 loverboy loveyou1 loveyou123 lucky123
lucky777 lucky888 luffy123 maimaibenhau maimaiyeuem maiyeuem malaysia manchester manchesterunited manutd123
master123 matbiec1 matkhau1 matkhau12 matkhau123 matkhau1234 matkhau123456 matkhau@1 matkhau@123 matkhaumoi
matthew1 maverick mayman123 mayman888 maymanmaymman meocon123 mercedes messi1010 messi123 michael1 michelle
mickey123 midnight million1 millionaire minecraft minecraft1 minhanh1 minhanh123 minhduc1 minhquan mnbvcxz1
monday123 money123 money888 monkey12 monkey123 moonlight motminhanh motminhem mustang1 mylove123 mylovely
mypassword naruto123 newpassword ngocanh1 ngocanh123 ngoctrinh ngoisao1 ngoisao123 nguyen123 nguyen1234
nguyenthi nguyenvan nguyenvana nhoanhnhieu nhoemnhieu nicholas ninja123 nohu1234 nothing1 november october1
onepiece onepiece1 orange123 p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword pa$$word pa55word packers1 panthers
pass@123 pass@1234 pass@word1 passpass passw0rd passw0rd1 password password! password01 password1 password1!
password12 password123 password123! password1234 password12345 passwort peanut123 phamvan1 phatdat68
phatloc68 phattai68 phoenix1 phuonganh phuonglinh phuongthao pikachu1 pineapple platinum player123
poiuytrewq pokemon1 pokemon123 poker123 porsche911 princess princess1 princess12 princess123 pumpkin1
purple123 q1w2e3r4 q1w2e3r4t5 qazwsx123 qazwsxedc quanghai quanghuy quayhu123 quenmatkhau quynhanh quynhnhu
qwe123qwe qwe@123456 qweasd123 qweasdzxc qweqweqwe qwer1234 qwerasdf qwerty!@ qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwerty77 qwerty88 qwerty99 qwertyu1 qwertyui qwertyuiop rainbow1 rainbow123
realmadrid realmadrid1 redskins robert123 ronaldo07 ronaldo123 ronaldo7 root1234 rootroot saigon123 saigon79
samantha samsung1 samsung123 sayangku scooby12 scorpion secret12 secret123 september shadow12 shadow123
silver123 singapore sinhnhat sinhnhat1 snoopy12 softball songoku123 sontung123 sontungmtp spiderman
spiderman1 spring123 starlight starwars starwars1 steelers stephanie strawberry summer123 summer2020
summer2021 summer2022 summer2023 summer2024 summer2025 sunflower sunshine sunshine1 sunshine123 superman
superman1 sweetheart sweetie1 swimming taikhoan taikhoan1 taikhoan123 taixiu123 taixiu88 tamtamtam temp1234
test1234 test12345 test@123 test@1234 testing1 testing123 testtest thailand thanhcong thanhcong1
thanhcong123 thanhhuong thanhtung thankyou thankyou1 thienduong thienthan thienthan1 thoconcon thomas123
thuylinh thuytien thuytrang tiger123 tigger12 tinhyeu1 tinhyeu123 toiyeubanthan toiyeuem toiyeuvietnam
trangsao tranthi1 tranvan1 trumcuoi trustno1 trustno123 tuananh1 tuananh123 user1234 user@123 veronica
victoria vietnam1 vietnam12 vietnam123 vietnam2020 vietnam2025 vietnam2026 vietnam@123 vn@123456 volleyball
warrior1 watermelon welcome1 welcome12 welcome123 welcome1234 welcome@123 whatever whatever1 winner12
winner123 winter123 woaini1314 woaini520 xinchao1 xinchao123 xinhgai1 xinhgai123 xoso1234 xosomienbac
yankees1 yellow123 yeuanhnhieu yeuemnhieu yeumaiem yeumotnguoi yeuthuong youtube123 zalo1234 zaq12wsx
zaq1xsw2 zaq1zaq1 zoro1234 zxcv1234 zxcvasdf zxcvbnm, zxcvbnm1 zxcvbnm123 zxcvbnmasd zxczxczxc`;

const shortest = 8;

/**
 * The most used passwords of all known leaks, and those above, of eight characters and more: shorter ones are
 * refused by length.
 */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...words.trim().split(/\s+/),
  ...dictionary['passwords-common']
    .filter((password) => password.length >= shortest)
    .map((password) => password.toLowerCase()),
]);
