/**
 * Schemes of servers that people name in the settings of programs, without the special schemes. An alternation for an expression: people connect to the
 * host after such a scheme, whether or not slashes follow it.
 */
export const serverSchemePattern: string =
  'afp|amqps?|cifs|coaps?|dict|ftps|git|gophers?|imaps?|ipps?|ircs?|ldaps?|mongodb(?:\\+srv)?|mqtts?|mysql|nfs|nntps?|pop3?s?|postgres(?:ql)?|rediss?|rsync|rtmp|rtsps?|scp|sftp|smbs?|smtps?|snews|ssh|svn|telnet|tftp|vnc|(?:git|svn)\\+ssh';
