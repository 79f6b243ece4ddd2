/** Passwords of at least eight characters that leaks show again and again, in lower case. */
const whole = `
00000000 000000000 0000000000 01010101 01020304 0102030405 01234567 012345678 0123456789 09876543 0987654321 09090909
10101010 10203040 1020304050 11111111 111111111 1111111111 11112222 11223344 1122334455 112233445566 11235813 12121212
121212121212 12301230 123123123 12312312 123123123a 12312312a 123321123 12332100 123412345 12341234 1234512345 12344321
12345600 1234567a 1234567q 12345678 123456789 12345678a 12345678q 12345678910 1234567890 12345678900 1234567890q 1234567891
123456789a 123456789q 123456789z 12345679 1234567899 12345687 1234566789 12345abc 12345qwert 123456qw 123456qwe
123456qwerty 123456abc 123456aa 123456as 1234qwer 1234abcd 1234asdf 123abc123 123qwe123 123qweasd 123qweasdzxc 123456ab
12qwaszx 13131313 13579246 135792468 1357924680 14141414 14725836 147258369 147852369 14789632 15151515 159357456
159753456 15935728 159753159 16161616 17171717 18181818 19191919 1a2b3c4d 1a2b3c4d5e 1q1q1q1q 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz!qaz 1qazxsw2 1qazxcvb 20202020 20102010 20002000 21212121 22222222
2222222222 22334455 22446688 23232323 23456789 24242424 24682468 246813579 25252525 25802580 31415926 314159265 32132132
321321321 32323232 33333333 333333333 33445566 36925814 369258147 36363636 42424242 43214321 44444444 444444444 45454545
456123789 456456456 45678912 47114711 50505050 51505150 52525252 54321012 5432112345 55555555 555555555 5555555555
55667788 56565656 56785678 66666666 666666666 6666666666 66778899 654321654321 67676767 69696969 74108520 74107410
741852963 74185296 75395146 753951456 77777777 777777777 7777777777 78787878 78907890 789456123 78945612 789789789
78963214 852456852 85208520 87654321 876543210 88888888 888888888 8888888888 89898989 90909090 951753852 963852741
96385274 98765432 987654321 9876543210 98769876 987456321 98989898 99887766 99999999 999999999 9999999999 1111aaaa
11aa22bb a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 a1a2a3a4 aa123456 aa12345678 aaaaaaaa aaaaaaaaa aaaaaaaaaa aabbccdd
aaaa1111 abc12345 abc123456 abc123abc abcabc123 abcd1234 abcd12345 abcd123456 abcdabcd abcde123 abcde12345 abcdef12
abcdef123 abcdefgh abcdefghi abcdefghij abcdefghijk administrator asd12345 asd123456 asdasd123 asdasdasd asdf1234
asdf12345 asdfasdf asdfghjk asdfghjkl asdfghjkl1 asdfghjkl123 asdfjkl; asdqwe123 asdzxc123 azertyui azertyuiop
azerty123 azerty12 bbbbbbbb cccccccc changeit changeme changeme1 changeme123 default1 dddddddd eeeeeeee fdsafdsa ffffffff
gfhjkm123 gggggggg hhhhhhhh iiiiiiii iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou123 iloveyou12 iloveu123 iloveme1
ilovegod ilovejesus ilovemyself ilovemom ilovehim iloveher ilovesex jjjjjjjj jkl12345 kkkkkkkk letmein1 letmein!
letmein123 letmeinnow llllllll lkjhgfds lkjhgfdsa login123 loveyou1 mnbvcxz1 mnbvcxzl mmmmmmmm mypassword mypassword1
mynoob123 nopassword newpassword nothing1 nnnnnnnn oooooooo okmijnuhb p@$$w0rd p@$$word p@ssw0rd p@ssw0rd1 p@ssw0rd123
p@ssword p@ssword1 p@ssword123 pa$$w0rd pa$$word pa55w0rd pa55word passw0rd passw0rd1 passw0rd123 passw0rd! password
passwords password! password? password. password@ password@1 password@123 password1! password01 passport passwd123
passpass pass1234 pass12345 pass123456 pass@123 pass@1234 pass@word1 password# password#1 password$ passcode passphrase
pppppppp poiuytre poiuytrewq poiulkjh q1q1q1q1 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz12345 qaz123456 qazqazqaz qazwsx12
qazwsx123 qazwsxed qazwsxedc qazwsxedc1 qazxsw21 qazxswed qazxswedc qpwoeiruty qq123456 qq12345678 qqqqqqqq qqqqqqqqqq
qqww1122 qwaszx12 qwaszx123 qwe12345 qwe123456 qwe123qwe qweasd123 qweasdzx qweasdzxc qweasdzxc1 qweasdzxc123 qweqwe123
qweqweqwe qwer1234 qwer12345 qwer123456 qwerasdf qwerqwer qwert123 qwert1234 qwert12345 qwertasdfg qwerty00 qwerty01
qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty1! qwerty22 qwerty77 qwerty78 qwerty99 qwertyui
qwertyui1 qwertyuio qwertyuiop qwertyuiop1 qwertyuiop123 qwertyuiop[] qwertzui qwertzuiop qweewq123 rrrrrrrr root1234
rootroot secret12 secret123 ssssssss system32 temp1234 temp12345 test1234 test12345 test123456 testing1 testing123
testtest testtest1 tttttttt toortoor trustno1 trustno1! user1234 useruser uuuuuuuu vvvvvvvv welcome! welcome@1 welcome@123
wwwwwwww xxxxxxxx xxxxxxxxxx yyyyyyyy z1x2c3v4 zaq12wsx zaq1xsw2 zaq1zaq1 zaqwsxcd zaqxswcde zxc12345 zxc123456 zxcasdqwe
zxcasdqwe123 zxcv1234 zxcvbnm, zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcvbnm1234 zxcvasdf zxcvzxcv zxczxczxc zzzzzzzz zzzzzzzzzz
`;

/** Words that people take, alone where they are long enough and with the endings below. */
const words = `
password passwort qwerty iloveyou welcome admin letmein monkey dragon sunshine princess football baseball superman batman
master shadow michael jennifer jordan michelle jessica ashley charlie daniel andrew matthew joshua anthony robert thomas
nicole amanda melissa samantha elizabeth stephanie christopher william richard joseph patrick brandon justin tigger summer
winter spring autumn january february monday friday sunday soccer hockey basketball liverpool chelsea arsenal barcelona
yankees cowboys steelers lakers eagles packers computer internet samsung google facebook whatever freedom forever flower
butterfly chocolate cookie banana orange cherry peanut pepper ginger buster hunter killer ranger tiger lovely loveme
sweetie babygirl angel angels heaven jesus blessed family friends purple yellow silver golden diamond crystal rainbow
starwars pokemon naruto spiderman ironman minecraft fortnite america london canada mexico pass secret changeme
mustang ferrari porsche corvette harley mercedes maggie bailey buddy snoopy mickey kitten puppy happy lucky money
`;

/** What stands behind a word in leak after leak. */
const endings = `
1 2 3 5 7 8 9 01 02 07 10 11 12 13 14 15 16 18 20 21 22 23 24 25 33 44 55 66 69 77 88 99 00 007 100 101 111 123 321 420
666 777 1234 12345 123456 2000 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 ! 1! 12! 123! 1234! @1 @12 @123 # .
`;

const listed = (text: string): string[] => text.trim().split(/\s+/);

/** The passwords that a guesser tries first; all of them long enough for the rule of eight. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [
    ...listed(whole),
    ...listed(words).flatMap((word) => [word, ...listed(endings).map((ending) => word + ending)]),
  ].filter((password) => password.length >= 8),
);

/** `true` for a password (in lower case) that stands on the list of those tried first. */
export const isCommonPassword = (lower: string): boolean => commonPasswords.has(lower);
