# Perl: URI->new, or URI->new_abs with the base that PROGRAM_BASE names.
use strict;
use warnings;
use Encode qw(decode);
use JSON::PP;
use URI;

my $json = JSON::PP->new->utf8->allow_nonref->canonical;
my $base = defined $ENV{PROGRAM_BASE} ? decode('UTF-8', $ENV{PROGRAM_BASE}) : undef;
$| = 1;
print $json->encode({ program => 'Perl URI', version => "$URI::VERSION" }), "\n";
while (my $line = <STDIN>) {
    my $answer = eval {
        my $text = $json->decode($line);
        my $url = defined $base ? URI->new_abs($text, $base) : URI->new($text);
        my $part = sub { my $name = shift; $url->can($name) ? $url->$name : undef };
        # The port of a URI that has none is the scheme's: `_port` is what stands in the string.
        my $port = $part->('_port');
        {
            scheme => $url->scheme, userinfo => $part->('userinfo'), host => $part->('host'),
            port => defined $port && $port ne '' ? "$port" : undef,
            path => $url->can('path') ? $url->path : $url->opaque,
            query => $part->('query'), fragment => $url->fragment,
        };
    } || { error => $@ =~ s/ at \S+ line \d+.*//sr };
    print $json->encode($answer), "\n";
}
