/** Domains, and whether a browser shows them in Unicode, by the rule that decides. One space between two domains. */
export interface Decisions {
  readonly rule: string;
  readonly shown: string;
  readonly hidden: string;
}

/**
 * From the rules of Chromium's docs/idn.md, of UTS #39 and of Mozilla's IDN display algorithm, and from reported spoofs. Of a
 * hidden domain at least one label stays in ASCII.
 */
export const decisions: readonly Decisions[] = [
  {
    rule: 'a single script',
    shown:
      'bücher.example öbb.at münchen.de español.com café.fr naïve.com façade.fr ångström.se smørrebrød.dk łódź.pl žižek.si ' +
      'çağrı.com.tr işık.com.tr mađarska.hr dấuhỏi.vn tiếngviệt.vn ñandú.cl übergrösse2.example.com ōtautahi.nz latviešu.lv ' +
      'россия.рф правда.com яндекс.ru ёлка.рф україна-їжак.invalid їжак.ua беларусь.by српски.срб българия.bg ' +
      'ελλάδα.gr ελληνικά.com αθήνα.ευ հայաստան.հայ հայերեն.com საქართველო.გე ქართული.com ' +
      'שלום.com ישראל.co.il קום.com العربية.com موقع.السعودية پارسی.ایران اردو.com ' +
      'भारत.in हिन्दी.com বাংলা.bd ভারত.ভারত ગુજરાતી.ભારત ਪੰਜਾਬੀ.com தமிழ்.இந்தியா తెలుగు.com ಕನ್ನಡ.com മലയാളം.com ଓଡ଼ିଆ.com ' +
      'සිංහල.ලංකා ไทย.ไทย ภาษาไทย.com ພາສາລາວ.ລາວ မြန်မာ.com ខ្មែរ.com བོད.com አማርኛ.com ދިވެހި.com',
    hidden:
      'ᏣᎳᎩ.com ᐃᓄᒃᑎᑐᑦ.com ⵜⴰⵎⴰⵣⵉⵖⵜ.com ꆈꌠꁱ.com ߒߞߏ.com ꕙꔤ.com ᥖᥭ.com ᠮᠣᠩᠭᠣᠯ.com ꓡꓲꓢꓴ.com ϯⲙⲉ.com 𐍅𐌿𐌻𐍆.com ᚠᚢᚦ.com 𐤀𐤁.com',
  },
  {
    rule: 'words of many languages',
    shown:
      'қазақстан.com тоҷикистон.com өндөр.com ђурђевак.com ѓорче.com чӑваш.com ўзбекистон.com کوردی.com ڕۆژ.com ہندوستان.com ئۇيغۇر.com ' +
      'پښتو.com ħamrun.com ŋarŋa.com ĉevalo.com ŵyn.com șapte.com ķirsis.com ɓangare.com ƙasa.com ɗaya.com čeština.com đồng.com ' +
      'œuvre.com æble.com մեդիա.com წიგნი.com ጤና.com ข้าวผัด.com ສະບາຍດີ.com សួស្តី.com မြန်မာ့.com செய்தி.com వార్తలు.com വാർത്ത.com ' +
      'समाचार.com संस्कृतम्.com རྫོང་ཁ.com צה״ל.com ג׳ירפה.com ニュース.com 佐々木.com 가나다.com 臺灣.com ㄅㄆㄇㄈ.com',
    hidden: '',
  },
  {
    rule: 'Chinese, Japanese and Korean writing, alone and with ASCII',
    shown:
      '中国.cn 中國.tw 北京大学.cn 網路.tw 日本語.jp ひらがな.jp カタカナ.jp 漢字かなカナ.jp 東京tower.jp iphone修理.jp 日本abc.jp ' +
      'ポケモンgo.jp 東京タワーtowerです.jp 한국.kr 한국어.com 삼성samsung.kr 한국漢字.kr 漢字ㄅㄆㄇ.tw abc中国123.cn 24時間.jp 第1回.jp ' +
      '中-国.cn ドメイン名例.jp 名がドメイン.com 株式会社abc.jp',
    hidden: 'ひ한국.com カタ한국.jp ㄅㄆか.tw 한국ㄅ.kr',
  },
  {
    rule: 'scripts that are not written together',
    shown: '',
    hidden:
      'раypal.com аpple.com gооgle.com ебаy.com wіkіреdіа.org microsоft.com αbc.com raγpal.com gοοgle.com ελa.gr aя.ru abcд.com ' +
      'gօօgle.com ցoogle.com googleქ.com ไทยa.com aไทย.th हिa.in aहि.in শa.com தa.com aעברית.com abcع.com 中文я.cn яか.jp 中α.cn ' +
      '한я.kr ไทย中国.com हिन्दीবাংলা.in αя.com ελλάдα.gr ქаრთ.ge עבעaب.com لאב.com google༷.com',
  },
  {
    rule: 'accented Latin beside another script',
    shown: '',
    hidden: 'é中国.cn 中国é.cn ü한국.kr ōsaka大阪.jp 日本ñ.jp café中.com',
  },
  {
    rule: 'characters that UTS #39 restricts',
    shown: '',
    hidden:
      'ɢᴏᴏɢʟᴇ.com ɡoogle.com hardᴡare.com ᴀpple.com goog1ɑ.com ʏahoo.com ɴetflix.com fаϲebook.com ⅼ.☃.com a☃.com i♥.ws 💩.la ' +
      '★.com pa\u1d27pal.com ǀine.com ǃnet.com ꞌabc.com ʻokina.com abcʼs.com go\u0252gle.com exa\u0271ple.com \u1d0fnline.com ꜱtore.com ' +
      'wwwꓸcom.com \u0280eddit.com ᵹoogle.com \u1d1bwitter.com \ua731ite.com ꬷame.com ɯap.com ʟoans.com',
  },
  {
    rule: 'the disallowed list of Chromium',
    shown: '',
    hidden:
      'ǎbc.com ǒld.com ǜ.com ẖa.com ẗwo.com ẘeb.com ἀρχή.gr ὁδός.gr ὧδε.gr ꙁемля.ru ꙗко.ru a\u02bba.com a\u02bcs.com o\u02bcneill.com ' +
      'ĸernel.com faceboo\u0138.com ab\u0338c.com а֊բ.com ֊հայ.com カ゠カ.jp a\u2019b.com',
  },
  {
    rule: 'two systems of digits',
    shown: 'عرب٣٤.com २०२६हि.in 123ไทย.th ๑๒๓ไทย.th پارسی۱۲۳.ایران 9हिन्दी.in',
    hidden: 'अ१1.com हि1२.in ไทย1๒.th عرب١2.com عرب١۲.com پ۱٢.com বাং১1.com',
  },
  {
    rule: 'the same mark twice',
    shown: 'ā\u0306.com が.jp ば行.jp ぱ.jp',
    hidden:
      'é\u0301.com googleé\u0301s.com e\u0323\u0323.com ü\u0308ber.com か\u3099\u3099.jp が\u3099.jp が\u309a.jp ไท่\u0e48.th ' +
      'שָ\u05b8.com हि\u093f\u093c\u093c.in с\u0301\u0301.ru عَ\u064e.com a\u3099.jp 中\u3099.jp あ\u3099\u309a.jp',
  },
  {
    rule: 'diacritics where no language has them',
    shown: 'm\u0304ori.nz ɛ\u0303.com r\u0303.com g\u0303.com ę\u0301.lt',
    hidden:
      'nai\u0307ve.com i\u0307phone.com j\u0307.com pixel\u0307.com googl\u0307e.com l\u0323\u0307.com naı\u0308ve.com dı\u0302.com ı\u0307.com ' +
      '1\u0301.com a-\u0301b.com 中\u0301.cn あ\u0301.jp ע\u0301.com ไ\u0301.th һ\u0307\u0307.com a\u0301\u0300\u0302.com i\u0307stanbul.com 한\u0304.kr',
  },
  {
    rule: 'letters by top-level domain',
    shown: 'þór.is þingvellir.is maður.is føroyarð.fo þ.com ð.com kǝnuri.ng əliyev.az mədəniyyət.az ə.com',
    hidden:
      'þór.com maður.com paypað.com þaypal.com qooþ.net føroyarð.dk əliyev.com əpple.com mədəniyyət.ru azərbaycan.is þə.az ǝpple.com',
  },
  {
    rule: 'the middle dot',
    shown: 'l·l.cat paral·lel.cat col·legi.cat novel·la-2.cat',
    hidden:
      'google·com.com google·com.cat l·l.com paral·lel.es a·b.cat ·ll.cat ll·.cat l··l.cat l·a.cat a·l.cat 中·国.cn',
  },
  {
    rule: 'deviation characters',
    shown: '',
    hidden:
      'straße.de faß.de fußball.example xn--fu-hia.com σοφος-σοφός.gr βόλος.com ςελλάδα.gr xn--h2by8byc123p.in xn--11b6iy14e.in',
  },
  {
    rule: 'whole-script confusables: Cyrillic',
    shown:
      'аррӏе.ru аррӏе.рф сахар.su сосна.ua сора.kz сора.by сора.bg сора.uz сора.срб сахар.укр рф.com тест.com ноготь.com кино.com ' +
      'стол.com вода.com',
    hidden:
      'аррӏе.com са.com сахар.com ресурс.com ох.net сора.uk сора.de еа.org сухо1.com а1.com хе-хе.com һоре.com јаса.com ѕсоре.com рау.co.uk гоорс.com',
  },
  {
    rule: 'whole-script confusables: the other scripts',
    shown:
      'ικα.gr ικα.ελ νικα1.gr αθηνα.com օսո.am օսո.հայ օսոմ.com ሠዐዐፐ.et ሠዐዐፐ.er ሠዐዐፐ.ኢትዮጵያ ሠዐዐፐም.com იოყ.ge იოყ.გე იოყა.com ' +
      'חסד.il חסד.קום שחסד.com ดทนบ.th ทนบพรห.ไทย ทนบก.com ບພຟ.la ບພຟ.ລາວ ບພຟກ.com ခဂင.mm ခဂငက.com டப.இந்தியா டபக.com ટડ.ભારત ટડક.com ടഠ.ഭാരതം',
    hidden:
      'ικα.com νικο.com αυτο.net ραυ.com οτι.org οικια1.com օսո.com ցոոց.com հոռ.net ሠዐዐፐ.com ሀሰ.net ዐዐ.com იოყ.com ყიო.org ხოო.net חסד.com ' +
      'סוד.net יוסי.com ทนบพรห.com บพ.net เเ.com พร.org ບພຟ.com ເເ.net ခဂင.com ဝဝ.org டப.com டப.in ટડ.com ટડ.in ടഠഠ.com ০৭০৭.com ০৭.in',
  },
  {
    rule: 'Latin letters with marks that Chromium never shows',
    shown: 'dấuhỏi.vn ẽ.com ạ.vn ỹ.vn',
    hidden: 'ḷily.com ḍ.com ḓ.com ḡ.com ḥ.com ḽ.com ḿ.com ṃ.com ṅ.com ṇ.com ṉ.com ṋ.com ṛ.com ṣ.com ṭ.com ṱ.com ẍ.com',
  },
  {
    rule: 'digits and what looks like them',
    shown: '२०२६.in 4को.in 3д.com 5დ.ge',
    hidden: '16კ.com 1θ.com 3२.com २.com з.com 1з.ru ვ.ge 20ვპ.com ও.com 1丩.com ㄐ.com १२3.in ʒ1.com',
  },
  {
    rule: 'katakana that look like a slash',
    shown: 'ビタミンb6.com bソース.jp ノート.jp aソフト.jp ノ.jp パソコンpc.jp ンゴzoo.jp リンク集2.jp 中ノ島.jp',
    hidden:
      'abノde.com comノpath.com aソb.com abゾcd.com 1ン2.com googleノ.com ノgoogle.com aノノb.com aソンb.com a-ノ-b.com',
  },
  {
    rule: 'strokes and letters of Chinese and Japanese',
    shown:
      'www.一123.com 一二三.cn 第一.jp 七国.com 十分.cn 工業.jp 丁寧.jp 二〇二六.jp 一番搾り.jp 丶丿.cn 人工知能ai.jp aトロb.jp 入口a.jp エアa.jp 一.com ㄧㄚㄊ.tw',
    hidden:
      'ipad一.com 一ipad.com a一b.com 七ipad.com ipad七.com www丶com.com com丿path.com a丨b.com ㄧpad.com padㄧ.com 1〇0.com go〇gle.com g〇.com ' +
      'd12一.cn abc-一.com abc1一.com a1十.com 一-abc.com 丅est.com g口gle.com goロgle.com aエb.com a乀b.com 工bm.com x十y.com 乙丁en.com ㄚes.com 0一1.com ㄒest.com',
  },
  {
    rule: 'the katakana middle dot and length mark',
    shown: 'ア・イ.com 東京・大阪.jp ・漢字.jp ア・.jp ビーチ.jp らーめん.jp すゞき.jp バナヽ.jp コーヒーbar.jp',
    hidden:
      'a・b.com ・.jp ・1.jp ア・a.com a・ア.com ー東京.com aー.com googleーcom.com 中ー.jp ヽア.jp aヽ.com あヽ.jp ー.jp·.com 한ー.kr',
  },
  {
    rule: 'へ, べ, ぺ among the other kana',
    shown: 'へや.jp ヘリコプター.jp べんり.jp ページ.jp へ.jp 部屋へ.jp カタへ漢.jp',
    hidden: 'リスクへッジ.com べース.jp ぺン.jp カへ.jp ひらヘ.com ぺこヘいし.jp すベる.jp',
  },
  {
    rule: 'labels that IDNA refuses',
    shown: '',
    hidden:
      'xn--0.com xn--a.com xn--xn--a.com xn--e\u0301.com xn--google-.com xn-----8kci4dhsd.com 0\u05d0a.com xn--999999999.com',
  },
];
