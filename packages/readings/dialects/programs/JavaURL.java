// Java: java.net.URI, java.net.URL with the argument "url", or okhttp3.HttpUrl with "okhttp", which has to be on the class path.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;

class JavaURL {
    static final PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);

    public static void main(String[] args) throws Exception {
        String reader = args.length == 0 ? "uri" : args[0];
        String version = System.getProperty("java.version");
        String name = reader.equals("okhttp") ? "OkHttp HttpUrl" : reader.equals("url") ? "Java URL" : "Java URI";
        if (reader.equals("okhttp")) version = okhttpVersion();
        out.println("{\"program\":" + quote(name) + ",\"version\":" + quote(version) + "}");
        out.flush();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.println(answer(reader, unquote(line)));
        }
        out.flush();
    }

    static String answer(String reader, String input) {
        try {
            if (reader.equals("okhttp")) return readByOkHttp(input);
            return reader.equals("url") ? readURL(input) : readURI(input);
        } catch (Exception error) {
            Throwable cause = error.getCause() == null ? error : error.getCause();
            return "{\"error\":" + quote(cause.getClass().getSimpleName() + ": " + cause.getMessage()) + "}";
        }
    }

    /** Where the authority is registry-based, there is neither userinfo nor host nor port. */
    static String readURI(String input) throws Exception {
        URI u = new URI(input);
        String path = u.isOpaque() ? u.getRawSchemeSpecificPart() : u.getRawPath();
        return json(u.getScheme(), u.getRawUserInfo(), u.getHost(), u.getPort(), path, u.getRawQuery(), u.getRawFragment());
    }

    static String readURL(String input) throws Exception {
        URL u = new URL(input);
        String host = u.getHost() == null || u.getHost().isEmpty() ? null : u.getHost();
        return json(u.getProtocol(), u.getUserInfo(), host, u.getPort(), u.getPath(), u.getQuery(), u.getRef());
    }

    /** By reflection, so that this file compiles without OkHttp. */
    static String readByOkHttp(String input) throws Exception {
        Class<?> type = Class.forName("okhttp3.HttpUrl");
        Object u = type.getMethod("get", String.class).invoke(null, input);
        String user = (String) get(u, "encodedUsername"), password = (String) get(u, "encodedPassword");
        String userinfo = user.isEmpty() && password.isEmpty() ? null : password.isEmpty() ? user : user + ":" + password;
        return json((String) get(u, "scheme"), userinfo, (String) get(u, "host"), (Integer) get(u, "port"),
            (String) get(u, "encodedPath"), (String) get(u, "encodedQuery"), (String) get(u, "encodedFragment"));
    }

    static Object get(Object url, String name) throws Exception {
        Method method = url.getClass().getMethod(name);
        return method.invoke(url);
    }

    static String okhttpVersion() throws Exception {
        String agent = (String) Class.forName("okhttp3.internal.Version").getMethod("userAgent").invoke(null);
        return agent.replaceFirst(".*/", "");
    }

    static String json(String scheme, String userinfo, String host, int port, String path, String query, String fragment) {
        String number = port < 0 ? null : String.valueOf(port);
        return "{\"scheme\":" + quote(scheme) + ",\"userinfo\":" + quote(userinfo) + ",\"host\":" + quote(host) + ",\"port\":"
            + quote(number) + ",\"path\":" + quote(path == null ? "" : path) + ",\"query\":" + quote(query) + ",\"fragment\":"
            + quote(fragment) + "}";
    }

    static String quote(String text) {
        if (text == null) return "null";
        StringBuilder result = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') result.append('\\').append(c);
            else if (c < 0x20 || c > 0x7e) result.append(String.format("\\u%04x", (int) c));
            else result.append(c);
        }
        return result.append('"').toString();
    }

    /** A JSON string, in which everything that is no printable ASCII is escaped. */
    static String unquote(String json) {
        StringBuilder result = new StringBuilder();
        for (int i = 1; i < json.length() - 1; i++) {
            char c = json.charAt(i);
            if (c != '\\') {
                result.append(c);
                continue;
            }
            c = json.charAt(++i);
            if (c == 'u') {
                result.append((char) Integer.parseInt(json.substring(i + 1, i + 5), 16));
                i += 4;
            } else {
                int index = "bfnrt".indexOf(c);
                result.append(index < 0 ? c : "\b\f\n\r\t".charAt(index));
            }
        }
        return result.toString();
    }
}
