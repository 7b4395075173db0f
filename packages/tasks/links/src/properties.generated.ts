// Unicode UTS #58: LinkTerm.txt (2026-06-29), LinkBracket.txt (2026-04-29), LinkEmail.txt (2026-06-29), for Unicode 18,
// from https://github.com/unicode-org/unicodetools, commit 2c1309ab. © Unicode, Inc. Unicode License V3, https://www.unicode.org/license.txt
// Written by tools/data/generate-links.ts; classes-beyond-ascii.ts says what the strings contain.
export const emailRuns =
  "*)-)*)+~..7*)*}1)r()~6))+1+-+.+1P)3)78+)+))3)-+:),)-8Ij+t*j/+*s)r<rE)q1.{4+82*>+B)+)))))))){*82/B,))B2l*6s4F2=iD)A)G)A)G)A)G)A)G)A)v5n+oQ)}(.P)n(*2)i)/))d)n()o()).c+t(*+){+),/52m))a)2*i(D25Q)-Ce.i(*S)v?113}E*s*+Z*t)+)+j8*}(/).m(*2Eu),V-d*)1s3)0~3z.){3*X1~ra*~7.`*x(0u**8+))P*A)}(53*t),?+k(*6*x()Z){w<z)k*,u))T)~0)k;/i(.{(,O*d-4))?Y.O)}-,h-2+g)k(?c+d)p(.`)R1a+j()W0Z+)-r(2M)e-2=q/*_53>kT-jA*|~1*t*)X1,*2/~(+RCpw8{9*+.})+2)H*{@r-)t,)w(o*|ji-,G1S)t))0*)6x,*A7A)K)Y9w(1?1G1=->.B){(**gM:E+E+0)D4u(0;0:3y*.j(*R)0*[2?1:,=/k/1Uj+2*<G2Q),*,27)m+*D*8)1)P).)j~))s,)?1*)g^vi,l**n?)m.,)+`+lL";
export const exceptionRuns =
  "H)y,)}[.>)i))|))Y)u6*y()wr()))jo)*pq)3+*<++.W).2zD*~4<}}*9u;)o:),)8)n}z)).)>)I)o8-~z-)7){w78szs))rxv1";
export const softRuns =
  "1)4)[)4).)7)+))+,)-3)),**.)1,*i(*/),.a*00?)*0*)5,**+*S,+,)+<+,/K*)+)),)9*)*/+pn(.j[+-66***4)5),)2))*+*1*|4*|E-.-S,-)/+/+,++)u()**F/D)2))))*+)4)*){-*))M)y(*5.*.8,r(1//?,*+***)**<-)+*+**+,+99+3))),*,*+*3+>-g-:..)1*?*,)pq),wl(+}_";
export const closingGaps = "pi-*|{(uj*a8~A*}W******z(I****t7**********j(*JqU***U***/o8****,***jj})**|,]H++";
export const openingDistances = "**************************).*****************************,,**";
