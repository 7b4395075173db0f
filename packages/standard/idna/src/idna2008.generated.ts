// Unicode 18.0.0, from @unicode/unicode-18.0.0 and tr46 7.0.0. Written by tools/data/generate-idna2008.ts.
export const disallowedRuns =
  "r,>,L@)}9,4B)))9o0*q+)-+t..Q0U)))*)*)h23-H)Q,y))1)2)>8u//)*X8F*P)j/*2)~*2))u*3l*1t*))8k*8t*1,)o.-,/92w*5g)7)2O}*2*3*.23))))),p()a0)bs(.w(ZS*+y0k5H88s))oA*T-t(.m(3{++),<H}2.{+NF*}*/)06)v+*2914y*,d-g4_8+)yJ|*9i-)^)nv*p-/5/m*7~*W)r:+J,6),r))~/8HXk)k9yu2i(qyRi(V*p1+s),2)z)2*M1+y)+m,,,8]4w(*P+))Y*WIj(67*y*,?+w)*8*|)-2i)S)qk<il7m8qAMVzBv0s/GH5<)0.x()Xk)~3PkE1?1ObC->2G)y***i(i(HE+EK0)J=b/@0@0Az)s0.k*)Gk0U+A*-1m(2RG>R=Cz)G~(/{*,X*x(,,)5))Ka.~)/q25})-2,{))s0?|)+DHb/w*.t0l+R=n(4y+)o)0|(+):y(2|.7z(72@rB1l(5m*i(wS}*u.qq*t)7i|C*l+3`1,430{<+s1dt2)94usM)*~w.y(iH+0**)Hi(sz(`,Z0)6)>x)wS~?x3l*n:|2|-x<1u+s}0";
export const greekRuns =
  "lMo*8ful2-r:o1vwo()";
export const hebrewRuns =
  "|f|*wu{*kH";
export const kanaAndHanRuns =
  "|p>))K?k),q)*0z/{l`ivTs1|xc)48kzFu6otNqqk0";
